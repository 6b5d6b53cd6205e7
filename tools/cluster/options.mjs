import { parseArgs } from "node:util"
import { parsePort } from "../lib/ports.mjs"
import { Problem } from "../lib/problem.mjs"
import { PORTS } from "./topology.mjs"

export const HELP = `Starts the production shape without containers, with its own data in .billet/cluster: PostgreSQL and a streaming
replica, Redis, two servers, a worker, two storefronts, nginx in front. Ctrl-C stops everything.

  npm run cluster
  npm run cluster -- promote   while it runs: makes the replica the primary, and copies a new replica

  --shop-port <port>   the shop's address      (default ${PORTS.shop})
  --api-port <port>    server and admin        (default ${PORTS.api})
  --help               this text

Needs redis-server and nginx. The same with containers: docker compose up.`

/** @returns {{ help: boolean, promote: boolean, shopPort: number, apiPort: number }} */
export function clusterOptions(argv) {
  try {
    const options = { "shop-port": { type: "string" }, "api-port": { type: "string" }, help: { type: "boolean", short: "h" } }
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    const unknown = positionals.find((word) => word !== "promote")
    if (unknown !== undefined) throw new Error(`There is no "${unknown}".`)
    return {
      help: values.help ?? false,
      promote: positionals.length > 0,
      shopPort: parsePort(values["shop-port"] ?? PORTS.shop, "--shop-port"),
      apiPort: parsePort(values["api-port"] ?? PORTS.api, "--api-port"),
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(`${error.message}\nSee: npm run cluster -- --help`)
  }
}
