import { existsSync } from "node:fs"
import { join } from "node:path"
import { ARCHIVE_SETTINGS } from "../backup/archive.mjs"
import { whileBuilding } from "./build-lock.mjs"
import { buildIfChanged } from "./builds.mjs"
import { storefrontEnvironment } from "./house-environment.mjs"
import { medusaCommand } from "./medusa-command.mjs"
import { SERVER, STOREFRONT } from "./places.mjs"
import { clusterUrl, startPostgres } from "./postgres.mjs"
import { Problem } from "./problem.mjs"
import { schemaHash } from "./schema-hash.mjs"
import { ensureDatabase, readPublishableKey, readSetting, writeSetting } from "./shop-database.mjs"

const SCHEMA_KEY = "schema-hash"
const DEMO_KEY = "demo-data"

/** Starts the embedded database unless another one was named; answers its process, if any. */
export function openDatabase(house) {
  return house.progress.step("Start the database", async () => {
    const server = house.external ? undefined : await startPostgres(cluster(house))
    await ensureDatabase(house.databaseUrl)
    return server
  })
}

function cluster({ home, databasePort, secrets, logs, children, databaseSettings }) {
  return {
    folder: join(home, "postgres"),
    port: databasePort,
    password: secrets.DATABASE_PASSWORD,
    logs,
    children,
    settings: [...ARCHIVE_SETTINGS, ...(databaseSettings ?? [])],
  }
}

/** The address of the embedded database of an installation. */
export function embeddedUrl(port, secrets) {
  return clusterUrl(port, secrets.DATABASE_PASSWORD, "billet")
}

/** Builds whatever changed; the rules come first, the other two are made of them. */
export function buildEverything(house) {
  const { progress, children, logs, env } = house
  return whileBuilding(progress, async () => {
    await buildIfChanged("rules", { progress, children, logs, env })
    await Promise.all([
      buildIfChanged("server", { progress, children, logs, env }),
      buildIfChanged("storefront", { progress, children, logs, env: storefrontSettings(house, "") }),
    ])
  })
}

/** Builds the rules alone: all that tools working on the sources need. */
export function buildRules({ progress, children, logs, env }) {
  return whileBuilding(progress, () => buildIfChanged("rules", { progress, children, logs, env }))
}

/** Tables, links and search indexes, when anything that decides about them has changed. */
export async function migrate(house, cwd) {
  const wanted = schemaHash(undefined, house.env)
  if ((await readSetting(house.databaseUrl, SCHEMA_KEY)) === wanted) {
    return
  }
  const args = ["db:migrate", "--execute-safe-links", "--execute-safe-search"]
  await runMedusa(house, "Prepare the tables", args, cwd, "migrate.log")
  await writeSetting(house.databaseUrl, SCHEMA_KEY, wanted)
}

/** The demo shop, once: the script notes in the database when it is done, and may be repeated until then. */
export async function loadDemoData(house, cwd, script) {
  const done = (await readSetting(house.databaseUrl, DEMO_KEY)) !== undefined && existsSync(join(house.home, "demo.json"))
  if (!done) {
    await runMedusa(house, "Load the demo shop", ["exec", script], cwd, "demo.log")
  }
}

export function startServer({ children, env, logs }) {
  return children.start(medusaCommand("The server", ["start"], { cwd: SERVER, env, log: join(logs, "server.log") }))
}

/** @param {"start" | "dev"} command of Next */
export function startStorefront(house, publishableKey, command) {
  return house.children.start({
    title: "The storefront",
    command: process.execPath,
    args: [join(STOREFRONT, "node_modules/next/dist/bin/next"), command, "-p", String(house.addresses.storefrontPort)],
    cwd: STOREFRONT,
    env: storefrontSettings(house, publishableKey),
    log: join(house.logs, "storefront.log"),
  })
}

export async function requirePublishableKey(url) {
  const key = await readPublishableKey(url)
  if (!key) {
    throw new Problem("The shop has no publishable key. Make one in the admin under Settings, then start again.")
  }
  return key
}

function storefrontSettings({ variables, secrets, addresses, mode }, publishableKey) {
  return storefrontEnvironment({ variables, secrets, addresses, publishableKey, mode })
}

function runMedusa({ progress, children, env, logs }, title, args, cwd, log) {
  return progress.step(title, () => children.run(medusaCommand(title, args, { cwd, env, log: join(logs, log) })))
}
