import { writeFileSync } from "node:fs"
import { circumstances } from "../lib/circumstances.mjs"
import { growthPlot } from "../lib/growth-plot.mjs"
import { installPeers } from "../lib/install-peers.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { fine } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"
import { LISTS, medusaPriceLists } from "./medusa-price-lists.mjs"

const PLOT = "pricing-growth.svg"
const GOAL_MILLISECONDS = 0.25
const GOAL_RULES = 10_000
const GOAL_TIMES = 100
const count = (number) => number.toLocaleString("en-US")

/** Prices against 10 to 100,000 rules, and against other rule engines on the same rules. */
export async function pricingPart({ progress, children, logs, ...shared }) {
  await installPeers(new URL("../", import.meta.url), { progress, children, logs })
  const { rows, peers } = await progress.step("Pricing", () => measureApart("pricing/measure-pricing.mjs", {}))
  const medusa = await medusaPriceLists({ progress, children, ...shared })
  const line = (name) => ({ name, points: rows.map(({ rules, clock }) => [rules, clock[name]]) })
  const plot = { title: "A page of 25 prices", across: "active rules", up: "milliseconds", series: [line("p50"), line("p99")] }
  writeFileSync(new URL(`../${PLOT}`, import.meta.url), growthPlot(plot))
  writeSection("Pricing", pricingReport(rows, peers, medusa))
}

function pricingReport(rows, peers, medusa) {
  const atGoal = rows.find(({ rules }) => rules === GOAL_RULES)
  const times = Math.round(medusa.p50 / atGoal.clock.p50)
  return [
    circumstances("pricing"),
    "Pages of 25 lines of one buyer against the active rules of the row and 100,000 custom prices; every price with the rules it applied. The quietest of nine rounds of 400 pages, and p99 of the loudest.",
    markdownTable(
      [
        "active rules",
        "page of 25, p50 ms",
        "p95",
        "p99",
        "processor, p50 ms",
        "p99",
        "p99, loudest round",
        "compile all, ms",
        "after an edit, ms",
      ],
      rows.map(({ rules, clock, processor, loudest, compile, recompile }) => [
        count(rules),
        ...[clock.p50, clock.p95, clock.p99, processor.p50, processor.p99, loudest.p99, compile, recompile].map(fine),
      ]),
    ),
    `Goal, a page against ${count(GOAL_RULES)} rules and 100,000 custom prices within ${GOAL_MILLISECONDS} ms at p99: ${atGoal.clock.p99 <= GOAL_MILLISECONDS ? "met" : "missed"} (${fine(atGoal.clock.p99)} ms).`,
    `![How a page of prices grows](${PLOT})`,
    `Other engines on the same ${count(GOAL_RULES)} rules. They only find the rules that hold, without custom prices; those rules made the very same prices before anything was timed. After each of their prices a page of ours was priced, its time divided by its lines.`,
    markdownTable(
      ["engine", "one price, p50 ms", "p95", "Billet p50", "Billet p95", "ratio of medians"],
      peers.map(({ name, theirs, ours }) => [
        name,
        ...[theirs.p50, theirs.p95, ours.p50, ours.p95].map(fine),
        `${count(Math.round(theirs.p50 / ours.p50))}x`,
      ]),
    ),
    `Medusa's own \`calculatePrices\`, 25 prices in one call from ${count(LISTS)} active price lists of which one holds, ${count(medusa.count)} calls: p50 ${fine(medusa.p50)} ms, p95 ${fine(medusa.p95)} ms, p99 ${fine(medusa.p99)} ms; per price ${count(times)} times ours against ${count(GOAL_RULES)} rules (it asks PostgreSQL, ours holds its rules in memory). Goal ${GOAL_TIMES} times: ${times >= GOAL_TIMES ? "met" : "missed"}.`,
  ].join("\n\n")
}
