import { join } from "node:path"
import { untilAnswering } from "./answering.mjs"
import { localAddresses, serverEnvironment } from "./house-environment.mjs"
import * as steps from "./house-steps.mjs"
import { SERVER } from "./places.mjs"

const START_LIMIT_MS = 180_000

/**
 * @typedef {object} HousePlan
 * @property {string} home folder for data, secrets and logs
 * @property {string} [logs] folder for logs, by default inside home
 * @property {Record<string, string>} secrets
 * @property {number} serverPort
 * @property {number} storefrontPort
 * @property {number} databasePort for the embedded database
 * @property {string} [databaseUrl] a database that is already there
 * @property {string[]} [databaseSettings] for the embedded one, such as "fsync=off"
 * @property {Record<string, string | undefined>} variables the environment to build on
 * @property {import("./progress.mjs").Progress} progress
 * @property {import("./children.mjs").Children} children
 */

/**
 * Brings up the built shop, from database to storefront, and waits until both servers answer.
 * @param {HousePlan} plan
 */
export async function openHouse(plan) {
  const house = describeHouse(plan, "production")
  const [database] = await Promise.all([steps.openDatabase(house), steps.buildEverything(house)])
  await steps.migrate(house, SERVER)
  await steps.loadDemoData(house, SERVER, "./src/scripts/seed-demo.js")
  const key = await steps.requirePublishableKey(house.databaseUrl)
  const server = steps.startServer(house)
  const storefront = steps.startStorefront(house, key, "start")
  await bothAnswer(house, server, storefront)
  return { ...house, running: [database, server, storefront].filter(Boolean) }
}

/** The facts every later step needs, worked out once. */
export function describeHouse(plan, mode) {
  const addresses = localAddresses(plan.serverPort, plan.storefrontPort)
  const databaseUrl = plan.databaseUrl ?? steps.embeddedUrl(plan.databasePort, plan.secrets)
  return {
    ...plan,
    mode,
    addresses,
    databaseUrl,
    external: plan.databaseUrl !== undefined,
    env: serverEnvironment({ ...plan, databaseUrl, addresses, mode }),
    logs: plan.logs ?? join(plan.home, "logs"),
  }
}

/** The storefront's first page asks the server, so the server comes first. */
export async function bothAnswer({ addresses, progress }, server, storefront) {
  await progress.step("Start the server", () => untilAnswering(`${addresses.server}/health`, server, START_LIMIT_MS))
  await progress.step("Start the storefront", () => untilAnswering(addresses.storefront, storefront, START_LIMIT_MS))
}
