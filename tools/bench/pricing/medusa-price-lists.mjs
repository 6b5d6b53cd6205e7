import { readFileSync } from "node:fs"
import { join } from "node:path"
import { freePorts } from "../../lib/ports.mjs"
import { percentiles } from "../lib/percentiles.mjs"
import { prepareStockMedusa } from "../shops/stock-medusa.mjs"

export const LISTS = 1000

/** Milliseconds for 25 prices by Medusa's own pricing module with many active price lists, of which one holds for the buyer. */
export async function medusaPriceLists({ databases, ...place }) {
  const [port] = await freePorts(1)
  const databaseUrl = (await databases())("medusa_prices")
  const { run } = await prepareStockMedusa({ ...place, home: join(place.home, "price-lists"), port, databaseUrl })
  const out = join(place.home, "price-lists.json")
  const more = { BENCH_LISTS: String(LISTS), BENCH_OUT: out }
  await run(`Stock Medusa: 25 prices from ${LISTS} lists`, ["exec", "./src/scripts/price-lists.js"], more)
  return percentiles(JSON.parse(readFileSync(out, "utf8")))
}
