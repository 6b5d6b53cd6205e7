import { againstPeers } from "./against-peers.mjs"
import { makeBook, makeShop, pageCost } from "./page-cost.mjs"

const COUNTS = [10, 100, 1000, 10_000, 100_000]
const GOAL_RULES = 10_000

/**
 * Prices against 10 to 100,000 active rules and 100,000 custom prices, and against other rule engines on the same rules.
 * Rows: {rules, compile, recompile, clock, processor}, percentiles in milliseconds for pages of 25 lines; peers: per price.
 */
export async function runPricingBench({ counts = COUNTS, rounds = 9, lines = 100 } = {}) {
  const shop = makeShop()
  const rows = []
  let peers = []
  for (const rules of counts) {
    const made = makeBook(shop, rules)
    rows.push({ rules, compile: made.compile, recompile: made.recompile, ...pageCost(shop, made.book, { rounds }) })
    if (lines > 0 && rules === GOAL_RULES) peers = await againstPeers(shop, made, { lines })
  }
  return { rows, peers }
}
