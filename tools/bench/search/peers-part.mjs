import { ensureDatabase } from "../../lib/shop-database.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { installPeers } from "../lib/install-peers.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { fine } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"

const RUNS = [
  { count: 1_000_000, searches: 30, peers: ["roaring", "groonga", "sql", "medusa"] },
  { count: 100_000, searches: 50, peers: ["orama", "itemsjs"] },
]

/** What a shop could use instead, on the same items and searches. */
export async function peersPart({ progress, children, logs, databases }) {
  await installPeers(new URL("./", import.meta.url), { progress, children, logs })
  const databaseUrl = (await databases())("peers")
  await ensureDatabase(databaseUrl)
  const runs = []
  for (const run of RUNS) {
    const title = `${run.count.toLocaleString("en-US")} items: ${run.peers.join(", ")}`
    const options = { execArgv: ["--max-old-space-size=14000"] }
    runs.push(await progress.step(title, () => measureApart("search/measure-peers.mjs", { ...run, databaseUrl }, options)))
  }
  writeSection("Search engine against others", report(runs))
}

function report(runs) {
  const missing = runs.flatMap((run) => run.missing)
  return [
    circumstances("peers"),
    "The same items, the same searches (filters and ranges of diameters, which all can answer), the same answer: total, the five lists of the finder with exact counts, each without its own choice, and the first 25 as featured. All answers were equal before anything was timed, and every engine was warmed up for three seconds; then every search went to each engine in turn, ours before each of the others. The others hold only what is in sale, in page order; ours holds everything, free text and other sorts included, and also counts companies and shapes. Ours, roaring, Orama and ItemsJS run in the process that asks; PostgreSQL and Groonga are asked over a local connection. Orama and ItemsJS are too slow at a million and run at a tenth of it.",
    markdownTable(
      ["items", "engine", "p50 ms", "p95", "max", "mean", "filled in s", "ours is faster, by medians", "by means"],
      runs.flatMap(rowsOf),
    ),
    goalsOf(runs),
    ...(missing.length > 0 ? [`Not installed here and left out: ${missing.join(", ")}.`] : []),
    "What they do that ours does not: Medusa's provider and Orama index any document, in any language; PostgreSQL and Groonga keep their data on disk; Groonga and Orama rank free text by frequency.",
  ].join("\n\n")
}

const GOALS = [
  ["search-postgres", 1000],
  ["hand-tuned SQL", 100],
  ["Groonga", 100],
  ["roaring", 1],
  ["Orama", 1],
  ["ItemsJS", 1],
]

function goalsOf(runs) {
  const told = GOALS.flatMap(([name, times]) =>
    runs.flatMap(({ results: [ours, ...others] }) =>
      others
        .filter((other) => other.name.includes(name))
        .map(({ times: { p50 } }) => `${times} times ${name}: ${p50 / ours.times.p50 >= times ? "met" : "missed"}`),
    ),
  )
  return `Goals, by medians: ${told.join("; ")}.`
}

function rowsOf({ count, results }) {
  const [ours] = results
  const ratio = (theirs, mine) => `${Math.round(theirs / mine).toLocaleString("en-US")}x`
  return results.map(({ name, build, times }, at) => [
    count.toLocaleString("en-US"),
    name,
    ...[times.p50, times.p95, times.max, times.mean].map(fine),
    at === 0 ? "" : build,
    ...(at === 0 ? ["", ""] : [ratio(times.p50, ours.times.p50), ratio(times.mean, ours.times.mean)]),
  ])
}
