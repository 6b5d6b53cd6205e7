import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { cpus, tmpdir, totalmem } from "node:os"
import { join } from "node:path"
import { installMissing } from "../lib/install.mjs"
import { ROOT } from "../lib/places.mjs"
import { freePorts } from "../lib/ports.mjs"
import { clusterUrl, startPostgres } from "../lib/postgres.mjs"
import { runTool } from "../lib/run.mjs"
import { readOrMakeSecrets } from "../lib/secrets.mjs"
import { againstStockMedusa } from "./against-stock-medusa.mjs"

const RESULTS = new URL("./RESULTS.md", import.meta.url).pathname

export async function main() {
  await runTool(bench, 0)
}

async function bench({ progress, children, atEnd }) {
  const home = mkdtempSync(join(tmpdir(), "billet-bench-"))
  atEnd(() => rmSync(home, { recursive: true, force: true }))
  const logs = join(home, "logs")
  await installMissing({ progress, children, logs })
  const secrets = readOrMakeSecrets(home)
  const [databasePort, ...ports] = await freePorts(4)
  await startPostgres({ folder: join(home, "postgres"), port: databasePort, password: secrets.DATABASE_PASSWORD, logs, children })
  const url = (name) => clusterUrl(databasePort, secrets.DATABASE_PASSWORD, name)
  const urls = { billet: url("billet"), medusa: url("medusa") }
  const table = await againstStockMedusa({ home, secrets, progress, children, ports, urls })
  const text = [heading(), table, ""].join("\n\n")
  writeFileSync(RESULTS, text)
  progress.say(text)
  return 0
}

function heading() {
  const [processor] = cpus()
  const machine = `${cpus().length} cores (${processor?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  return [
    "# Benchmarks",
    "",
    `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit()}. Machine: ${machine}, shared and noisy: read ratios, not third digits.`,
  ].join("\n")
}

function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim()
  } catch {
    return "unknown"
  }
}
