import { writeFileSync } from "node:fs"
import { ensureDatabase } from "../../lib/shop-database.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { growthPlot } from "../lib/growth-plot.mjs"
import { installPeers } from "../lib/install-peers.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { fine } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"

const CHECKS = [
  { count: 20_000, searches: 150, seed: 3 },
  { count: 1_000_000, searches: 8, seed: 4 },
]
const MEGA = 2 ** 20
const ROOMY = { execArgv: ["--max-old-space-size=14000"] }
const GOAL = { p50: 0.05, p99: 0.5 }

/** The engine alone at a million items, its answers checked first. */
export async function enginePart({ progress, children, logs }) {
  await installPeers(new URL("./", import.meta.url), { progress, children, logs })
  const checked = []
  for (const check of CHECKS) {
    const title = `Answers at ${check.count.toLocaleString("en-US")} items against the plain evaluator`
    checked.push(await progress.step(title, () => measureApart("search/check-engine.mjs", check, ROOMY)))
  }
  const figures = await progress.step("A million items, 100,000 searches", () =>
    measureApart("search/measure-engine.mjs", { count: 1_000_000, searches: 20_000 }, { execArgv: ["--expose-gc"] }),
  )
  writeSection("Search engine", engineReport(figures, checked))
}

function engineReport({ build, memory, quietest, loudest }, checked) {
  const row = (name, { count, mean, p50, p95, p99, max }) => [name, count, ...[mean, p50, p95, p99, max].map(fine)]
  const rows = ({ times }, round) => KINDS.map(([kind, name]) => row(`${name}, ${round}`, times[kind]))
  const met = (key) => (quietest.times.all[key] <= GOAL[key] ? "met" : "missed")
  return [
    circumstances("engine"),
    "1,000,000 generated items, no cache of results, every search another one: 70 % filters (metal, type, grade, condition or size, company), 15 % ranges of diameters, 15 % free text (codes, UNS numbers, common names, sizes such as 4.5 bar, half words, typos). An answer is the total, every list of choices with exact counts (the five of the finder, company and shape) and a sorted page of 25. Five rounds, of which the machine disturbed some more than others.",
    markdownTable(
      ["searches", "samples", "mean ms", "p50", "p95", "p99", "max"],
      [...rows(quietest, "quietest round"), row("all, loudest round", loudest.times.all)],
    ),
    `Goal p50 0.05 ms: ${met("p50")}. Goal p99 0.5 ms: ${met("p99")} (quietest round). Processor time per search, garbage collection on all threads included: ${fine(quietest.processor)} ms. Building the index took ${(build / 1000).toFixed(1)} s; the process then held ${Math.round(memory / MEGA)} MB.`,
    `Before anything was timed: ${checked.map(told).join("; ")} gave the very answers of a plain evaluator that looks at every item.`,
  ].join("\n\n")
}

const KINDS = [
  ["all", "all"],
  ["filters", "filters"],
  ["ranges", "ranges"],
  ["text", "free text"],
]

const told = ({ count, kinds }) =>
  `${Object.entries(kinds)
    .map(([kind, number]) => `${number} ${kind}`)
    .join(", ")} at ${count.toLocaleString("en-US")} items`

const SIZES = [10_000, 100_000, 1_000_000, 5_000_000]
const PLOT = "search-growth.svg"

/** How the cost of a search grows with the stock. */
export async function growthPart({ progress }) {
  const rows = []
  for (const count of SIZES) {
    const options = { execArgv: ["--expose-gc", "--max-old-space-size=14000"] }
    const title = `${count.toLocaleString("en-US")} items`
    rows.push(await progress.step(title, () => measureApart("search/measure-engine.mjs", { count, searches: 10_000 }, options)))
  }
  const line = (name) => ({ name, points: rows.map(({ count, quietest }) => [count, quietest.times.all[name]]) })
  const plot = {
    title: "A search with all its counts",
    across: "items",
    up: "milliseconds",
    series: [line("p50"), line("mean"), line("p99")],
  }
  writeFileSync(new URL(`../${PLOT}`, import.meta.url), growthPlot(plot))
  const table = markdownTable(
    ["items", "p50 ms", "p95", "p99", "max", "searches a second, one core", "build s", "process MB"],
    rows.map(
      ({
        count,
        quietest: {
          times: { all },
        },
        build,
        memory,
      }) => [
        count.toLocaleString("en-US"),
        ...[all.p50, all.p95, all.p99, all.max].map(fine),
        1000 / all.mean,
        build / 1000,
        memory / MEGA,
      ],
    ),
  )
  writeSection(
    "Search engine, growth",
    [
      circumstances("growth"),
      "The mix of the section above at four sizes of stock, the quietest of five rounds of 10,000 searches each.",
      table,
      `![How a search grows](${PLOT})`,
    ].join("\n\n"),
  )
}

/** The index under random changes against SQL, state by state. */
export async function statesPart({ progress, databases }) {
  const databaseUrl = (await databases())("states")
  await ensureDatabase(databaseUrl)
  const ask = () => measureApart("search/measure-states.mjs", { count: 3000, states: 10_000, databaseUrl })
  const { count, states } = await progress.step("Random states against SQL", ask)
  writeSection(
    "Search engine under changes",
    [
      circumstances("states"),
      `${states.toLocaleString("en-US")} random states of ${count.toLocaleString("en-US")} items, one change after another (stock, withdrawal, removal, return, another condition) put into the index and into a table of PostgreSQL; after each a random search was answered by both, the total, five lists with counts and the page compared: 0 differences. The bench ends with an error at the first.`,
    ].join("\n\n"),
  )
}
