import { loadavg } from "node:os"
import { pathToFileURL } from "node:url"
import { markdownTable } from "../lib/markdown.mjs"
import { againstPeers } from "./against-peers.mjs"
import { makeBook, makeShop, pageCost } from "./page-cost.mjs"

const COUNTS = [10, 100, 1000, 10_000, 100_000]
const GOAL_RULES = 10_000

/**
 * Prices against 10 to 100,000 active rules and 100,000 custom prices, and against other rule engines on the same rules.
 * Rows: {rules, compile, recompile, clock, processor}, percentiles in milliseconds for pages of 25 lines; peers: per price.
 */
export async function runPricingBench({ counts = COUNTS, rounds = 5, lines = 100 } = {}) {
  const shop = makeShop()
  const rows = []
  let peers = []
  for (const rules of counts) {
    const made = makeBook(shop, rules)
    rows.push({ rules, compile: made.compile, recompile: made.recompile, ...pageCost(shop, made.book, { rounds }) })
    if (lines > 0 && rules === GOAL_RULES) peers = await againstPeers(shop, made, { lines })
  }
  return { rows, peers, load: loadavg()[0] }
}

/** The same as Markdown: two tables and a plot. */
export function pricingReport({ rows, peers, load }) {
  const fine = (milliseconds) => milliseconds.toPrecision(3)
  const curve = markdownTable(
    ["active rules", "page of 25, p50 ms", "p95", "p99", "processor, p50 ms", "p99", "compile all, ms", "after an edit, ms"],
    rows.map(({ rules, clock, processor, compile, recompile }) => [
      rules.toLocaleString("en-US"),
      ...[clock.p50, clock.p95, clock.p99, processor.p50, processor.p99].map(fine),
      compile,
      recompile,
    ]),
  )
  const ratios = markdownTable(
    ["engine, 10,000 rules", "one price, p50 ms", "p95", "Billet p50", "ratio of medians"],
    peers.map(({ name, theirs, ours }) => [name, fine(theirs.p50), fine(theirs.p95), fine(ours.p50), theirs.p50 / ours.p50]),
  )
  return [
    "## Pricing",
    `Pages of 25 lines of one buyer, 100,000 custom prices, every price with its applied rules. Load of the machine ${load.toFixed(1)}.`,
    curve,
    plot(rows),
    "The other engines only find the rules that hold, without custom prices; those rules made the same prices before anything was timed. After each of their prices a page of ours was priced; its time is divided by its lines.",
    ratios,
  ].join("\n\n")
}

function plot(rows) {
  const labels = rows.map(({ rules }) => `"${rules.toLocaleString("en-US")}"`).join(", ")
  const values = rows.map(({ clock }) => clock.p50.toFixed(4)).join(", ")
  return [
    "```mermaid",
    "xychart-beta",
    '  title "A page of 25 prices, p50"',
    `  x-axis "active rules" [${labels}]`,
    '  y-axis "milliseconds"',
    `  line [${values}]`,
    "```",
  ].join("\n")
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) console.log(pricingReport(await runPricingBench()))
