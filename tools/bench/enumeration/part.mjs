import { freePorts } from "../../lib/ports.mjs"
import { withDatabase } from "../../lib/sql.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { fine, percentiles } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"
import { openBillet } from "../shops/billet.mjs"
import { ASKED } from "./asked.mjs"

const SAMPLES = 1000
const GOAL = 1
const LIMITED = 429

/** Whether the time of an answer tells that an address has an account. */
export async function enumerationPart({ progress, databases, ...shared }) {
  const databaseUrl = (await databases())("billet_enumeration")
  const [port] = await freePorts(1)
  const shop = await openBillet({ ...shared, progress, port, databaseUrl, buyers: 1 })
  const title = `${SAMPLES.toLocaleString("en-US")} addresses with and as many without an account`
  // Side by side, because each answer is held for a beat in which the others have the processor.
  const measureOne = (asked) => withDatabase(databaseUrl, (sql) => measure(shop, sql, asked))
  const found = await progress.step(title, () => Promise.all(ASKED.map(measureOne)))
  writeSection("Whether an answer's time tells of an account", report(found))
}

/** One address with an account, one without, and so on, so that what else the machine does falls on both alike. */
async function measure(shop, sql, { what, known, ask }) {
  const times = { known: [], unknown: [] }
  for (let index = 0; index < SAMPLES; index++) {
    // What limits guesses is not measured here; it is counted by the account and the address, whether there is one or not.
    await sql.query("delete from metal_rate_limit")
    const stranger = `nobody-${what.replaceAll(/\W/g, "")}-${index}@example.org`
    const both = [
      ["known", known],
      ["unknown", stranger],
    ]
    for (const [kind, email] of index % 2 ? both.reverse() : both) times[kind].push(await timeOf(shop, ask(email)))
  }
  return { what, known: percentiles(times.known), unknown: percentiles(times.unknown) }
}

async function timeOf({ origin, key }, [path, body]) {
  const headers = { "content-type": "application/json", "x-publishable-api-key": key }
  const started = performance.now()
  const answer = await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  const taken = performance.now() - started
  if (answer.status >= 500 || answer.status === LIMITED) throw new Error(`${path} answered ${answer.status}`)
  return taken
}

function report(found) {
  const gap = ({ known, unknown }) => Math.abs(known.p50 - unknown.p50)
  const rows = found.map((one) => [
    one.what,
    one.known.count.toLocaleString("en-US"),
    ...[one.known.p50, one.unknown.p50].map((time) => time.toFixed(2)),
    gap(one).toFixed(2),
    ...[one.known.p95, one.unknown.p95].map(fine),
  ])
  const missed = found.filter((one) => gap(one) >= GOAL).map(({ what }) => what)
  const verdict = missed.length ? `missed by ${missed.join(", ")}` : "met by all"
  const header = ["asked", "samples each", "with an account, p50 ms", "without, p50", "gap of p50", "with, p95", "without, p95"]
  return [
    circumstances("enumeration"),
    markdownTable(header, rows),
    `Goal: a gap of the medians below ${GOAL} ms: ${verdict}. Known and unknown addresses take turns, and all ${found.length} questions are asked side by side. Answers leave at full beats of 400 ms after their question.`,
  ].join("\n\n")
}
