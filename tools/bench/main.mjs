import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildRules } from "../lib/house-steps.mjs"
import { installMissing } from "../lib/install.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../lib/postgres.mjs"
import { Problem } from "../lib/problem.mjs"
import { runTool } from "../lib/run.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { PARTS } from "./parts.mjs"

/** Runs the named parts, or all; each writes its own section of RESULTS.md. */
export async function main(names) {
  await runTool(async (run) => await bench(run, chosenParts(names)), 0)
}

function chosenParts(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Problem(`There is no part "${unknown.join(", ")}". Parts: ${PARTS.map(({ name }) => name).join(", ")}`)
  return names.length > 0 ? PARTS.filter(({ name }) => names.includes(name)) : PARTS.filter(({ onlyNamed }) => !onlyNamed)
}

async function bench({ progress, children, atEnd }, parts) {
  const home = mkdtempSync(join(tmpdir(), "billet-bench-"))
  // PostgreSQL may run as another user, who has to get through; else its folder would lie elsewhere, and stay.
  chmodSync(home, 0o711)
  atEnd(() => rmSync(home, { recursive: true, force: true }))
  const logs = join(home, "logs")
  await installMissing({ progress, children, logs })
  await buildRules({ progress, children, logs, env: process.env })
  const secrets = readOrMakeSecrets(home)
  const context = { home, logs, secrets, progress, children, databases: onceStarted({ home, logs, secrets, children }) }
  for (const { name, load } of parts) {
    progress.say(`Part: ${name}`)
    const run = await load()
    await run(context)
  }
  return 0
}

/** A PostgreSQL of the bench's own, started when a part first asks; answers the address of a database by its name. */
function onceStarted({ home, logs, secrets, children }) {
  let started
  return () => {
    started ??= start()
    return started
  }
  async function start() {
    const [port] = await freePorts(1)
    const password = secrets.DATABASE_PASSWORD
    await startPostgres({ folder: join(home, "postgres"), port, password, logs, children, settings: SETTINGS })
    return (name) => clusterUrl(port, password, name)
  }
}

/** What a machine of this size would be given; durability stays as it comes. */
const SETTINGS = ["shared_buffers=1GB", "work_mem=64MB", "max_wal_size=4GB", "random_page_cost=1.1"]
