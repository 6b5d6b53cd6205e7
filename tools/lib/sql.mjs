import { createRequire } from "node:module"
import { join } from "node:path"
import { ROOT } from "./places.mjs"

/** An open connection. The driver is loaded late: before `npm ci` it is not there. */
export async function connect(url) {
  const { Client } = createRequire(join(ROOT, "package.json"))("pg")
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that breaks while idle must not end the whole run; the next query reports it.
  client.on("error", () => {})
  await client.connect()
  return client
}

/** Runs some queries on one connection and closes it. */
export async function withDatabase(url, work) {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
