import { watch } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "./answering.mjs"
import { bothAnswer, describeHouse } from "./house.mjs"
import * as steps from "./house-steps.mjs"
import { medusaCommand } from "./medusa-command.mjs"
import { onceAtATime } from "./once-at-a-time.mjs"
import { ROOT } from "./places.mjs"

const SETTLE_MS = 300
const RESTART_LIMIT_MS = 120_000
/** The admin is served by Vite, which reloads it without a new server. Tests decide nothing here. */
const OTHERS_RELOAD = /^admin([\\/]|$)|(^|[\\/])__tests__([\\/]|$)|\.(test|spec)\.tsx?$/

/**
 * Brings up the shop from its sources, and keeps it in step with them.
 * @param {import("./house.mjs").HousePlan} plan
 */
export async function openDevHouse(plan) {
  const house = describeHouse(plan, "development")
  const [database] = await Promise.all([steps.openDatabase(house), steps.buildRules(house)])
  await steps.migrate(house, ROOT)
  await steps.loadDemoData(house, ROOT, "./src/scripts/seed-demo.ts")
  const key = await steps.requirePublishableKey(house.databaseUrl)
  const rules = watchRules(house)
  const job = serverJob(house)
  const server = house.children.start(job)
  const storefront = steps.startStorefront(house, key, "dev")
  await bothAnswer(house, server, storefront)
  restartOnChange(house, job, server)
  return { ...house, running: [database, rules, storefront].filter(Boolean) }
}

function watchRules({ children, logs, env }) {
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc")
  return children.start({
    title: "The compiler of the rules",
    command: process.execPath,
    args: [compiler, "--build", "--watch", "--preserveWatchOutput", "backend/tsconfig.json", "backend/tsconfig.esm.json"],
    cwd: ROOT,
    env,
    log: join(logs, "rules.log"),
  })
}

function serverJob({ env, logs }) {
  return medusaCommand("The server", ["start", "--types"], { cwd: ROOT, env, log: join(logs, "server.log") })
}

/**
 * Starts the server anew after a change of its sources; one that fails on them waits for the next change.
 * (`medusa develop` would restart on changes of the storefront too.)
 */
function restartOnChange(house, job, server) {
  let current = server
  const restart = onceAtATime(async () => {
    await current.stop()
    current = house.children.start(job)
    await untilAnswering(`${house.addresses.server}/health`, current, RESTART_LIMIT_MS)
  })
  watchSources(() => {
    house.progress.step("Restart the server", restart).catch((error) => house.progress.say(`${error.message}\n${error.details ?? ""}`))
  })
}

/** Calls back shortly after the last of several changes. */
function watchSources(callback) {
  let pending
  const onChange = (_event, file) => {
    if (!OTHERS_RELOAD.test(String(file))) {
      clearTimeout(pending)
      pending = setTimeout(callback, SETTLE_MS)
    }
  }
  for (const folder of ["src", "backend/dist/cjs"]) {
    watch(join(ROOT, folder), { recursive: true }, onChange)
  }
  watch(join(ROOT, "medusa-config.ts"), onChange)
}
