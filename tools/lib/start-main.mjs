import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { crash } from "./answering.mjs"
import { openDevHouse } from "./dev-house.mjs"
import { openHouse } from "./house.mjs"
import { installMissing } from "./install.mjs"
import { homeFolder, ROOT } from "./places.mjs"
import { stopLeftover } from "./postgres.mjs"
import { requireFreePort } from "./ports.mjs"
import { seconds } from "./progress.mjs"
import { table } from "./table.mjs"
import { RunLock } from "./run-lock.mjs"
import { runTool } from "./run.mjs"
import { readOrMakeSecrets } from "./secrets.mjs"
import { readDotenv } from "./dotenv.mjs"
import { HELP, startOptions } from "./start-options.mjs"

export async function main(argv) {
  await runTool((run) => start(argv, run), 0)
}

async function start(argv, { progress, children, atEnd }) {
  const began = Date.now()
  readDotenv(join(ROOT, ".env"))
  const options = startOptions(argv, process.env)
  if (options.help) {
    progress.say(HELP)
    return 0
  }
  const home = homeFolder()
  const lock = new RunLock(home)
  lock.take(options.dev ? "npm run dev" : "npm start")
  atEnd(() => lock.release())
  await installMissing({ progress, children, logs: join(home, "logs") })
  await stopLeftover(join(home, "postgres"))
  await requirePorts(options)
  const open = options.dev ? openDevHouse : openHouse
  const house = await open({ ...options, home, secrets: readOrMakeSecrets(home), variables: process.env, progress, children })
  lock.note({ storefront: house.addresses.storefront, databasePort: options.databasePort })
  progress.say(welcome(house, Date.now() - began))
  throw await firstToEnd(house.running)
}

async function requirePorts({ serverPort, storefrontPort, databasePort, databaseUrl }) {
  await requireFreePort(serverPort, "server", "--port")
  await requireFreePort(storefrontPort, "storefront", "--storefront-port")
  if (!databaseUrl) {
    await requireFreePort(databasePort, "embedded database", "--db-port")
  }
}

function firstToEnd(running) {
  return Promise.race(running.map(async (server) => crash(server, await server.ended)))
}

function welcome({ addresses, home, logs }, elapsed) {
  const people = table(demoPeople(home).map(({ role, email, password }) => [role, email, password]))
  return [
    "",
    `Billet is open (${seconds(elapsed)}).`,
    "",
    `  Shop   ${addresses.storefront}`,
    `  Admin  ${addresses.server}/app`,
    ...(people.length > 0 ? ["", "Demo sign-ins:", ...people.map((line) => `  ${line}`)] : []),
    "",
    `Ctrl-C stops everything. Logs: ${relative(process.cwd(), logs) || logs}`,
  ].join("\n")
}

function demoPeople(home) {
  try {
    return JSON.parse(readFileSync(join(home, "demo.json"), "utf8"))
  } catch {
    return []
  }
}
