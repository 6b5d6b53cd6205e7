import { spawn } from "node:child_process"
import { join } from "node:path"
import { readDotenv } from "./dotenv.mjs"
import { describeHouse } from "./house.mjs"
import { buildRules, openDatabase } from "./house-steps.mjs"
import { installMissing } from "./install.mjs"
import { MEDUSA_CLI } from "./medusa-command.mjs"
import { homeFolder, ROOT } from "./places.mjs"
import { stopLeftover } from "./postgres.mjs"
import { RunLock } from "./run-lock.mjs"
import { runTool } from "./run.mjs"
import { readOrMakeSecrets } from "./secrets.mjs"
import { startOptions } from "./start-options.mjs"

/**
 * Medusa's command line with the house's settings, on the sources: `npm run medusa -- db:generate metal_catalogue`.
 * Uses the database of a running shop, else starts it for the length of the command.
 */
export async function main(args) {
  await runTool((run) => medusa(args, run), 130)
}

async function medusa(args, { progress, children, atEnd }) {
  readDotenv(join(ROOT, ".env"))
  const home = homeFolder()
  const lock = new RunLock(home)
  const options = startOptions([], process.env)
  const running = lock.holder()
  const databasePort = running?.databasePort ?? options.databasePort
  const plan = { ...options, databasePort, home, secrets: readOrMakeSecrets(home), variables: process.env, progress, children }
  const house = describeHouse(plan, "development")
  await installMissing(house)
  await buildRules(house)
  if (!running) {
    lock.take("npm run medusa")
    atEnd(() => lock.release())
    await stopLeftover(join(home, "postgres"))
    await openDatabase(house)
  }
  return new Promise((resolve) => {
    const command = spawn(process.execPath, [MEDUSA_CLI, ...args], { cwd: ROOT, env: house.env, stdio: "inherit" })
    command.once("exit", (code) => resolve(code ?? 1))
  })
}
