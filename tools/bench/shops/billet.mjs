import { join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { buildIfChanged } from "../../lib/builds.mjs"
import { describeHouse } from "../../lib/house.mjs"
import * as steps from "../../lib/house-steps.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { SERVER } from "../../lib/places.mjs"
import { ensureDatabase } from "../../lib/shop-database.mjs"

/**
 * Our built server with the demo stock and as many approved buyers as asked for, on a database of its own; `start` starts it
 * again after it was stopped.
 */
export async function openBillet({ home, port, databaseUrl, secrets, progress, children, buyers, beforeStart, variables }) {
  const plan = {
    home,
    secrets,
    serverPort: port,
    storefrontPort: port + 1,
    databaseUrl,
    variables: variables ?? process.env,
    progress,
    children,
  }
  const house = describeHouse(plan, "production")
  const { env, logs } = house
  await ensureDatabase(databaseUrl)
  for (const part of ["rules", "server"]) await buildIfChanged(part, { progress, children, logs, env })
  await steps.migrate(house, SERVER)
  await steps.loadDemoData(house, SERVER, "./src/scripts/seed-demo.js")
  const seed = medusaCommand("Billet: buyers", ["exec", "../../tools/bench/purchase/seed-buyers.cjs"], {
    cwd: SERVER,
    env: { ...env, BENCH_BUYERS: String(buyers) },
    log: join(logs, "buyers.log"),
  })
  await progress.step("Billet: buyers", () => children.run(seed))
  const key = await steps.requirePublishableKey(databaseUrl)
  await beforeStart?.(databaseUrl, { env, logs })
  const start = async () => {
    const started = performance.now()
    const server = steps.startServer(house)
    await untilAnswering(`${house.addresses.server}/health`, server, 120_000)
    return { origin: house.addresses.server, key, server, started }
  }
  return { ...(await start()), env, start, another: (more, changes) => openAnother(house, more, changes) }
}

/** One more process of the same shop, on another port and with some variables of its own. */
async function openAnother(house, port, changes) {
  const variables = { ...house.variables, ...changes }
  const logs = join(house.logs, `server-${port}`)
  const plan = { ...house, serverPort: port, storefrontPort: port + 1, variables, logs }
  const { addresses, ...other } = describeHouse(plan, "production")
  const server = steps.startServer(other)
  await untilAnswering(`${addresses.server}/health`, server, 120_000)
  return { origin: addresses.server, server }
}
