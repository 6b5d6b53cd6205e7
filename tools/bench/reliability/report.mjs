import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { circumstances, commit } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"

const REPORT = new URL("../RELIABILITY.md", import.meta.url)
/** What was measured, case by case, as it came. */
const RESULTS = new URL("results.json", import.meta.url)
const HEADER = [
  "What happens under load",
  "requests",
  "failed at first",
  "lost for good",
  "orders",
  "orders lost",
  "orders doubled",
  "inches wrong",
  "credit wrong",
  "mails missing / twice",
  "failing for, s",
  "all well after, s",
  "slowest answer, s",
  "measured",
]

/** Keeps a result or a section in the place of the one of the same title; the others stay as they were measured. */
export function keepResult(kind, result) {
  const all = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : { results: [], sections: [] }
  const measured = `${new Date().toISOString().slice(0, 10)}, ${commit()}`
  const others = all[kind].filter(({ title }) => title !== result.title)
  writeFileSync(RESULTS, `${JSON.stringify({ ...all, [kind]: [...others, { ...result, measured }] }, null, 2)}\n`)
}

/** Writes RELIABILITY.md from what was measured, in the order of the titles. */
export function writeReport({ caseTitles, sectionTitles, people }) {
  const all = JSON.parse(readFileSync(RESULTS, "utf8"))
  const inOrder = (titles, list) => titles.flatMap((title) => list.filter((one) => one.title === title))
  const results = inOrder(caseTitles, all.results)
  const sections = inOrder(sectionTitles, all.sections).flatMap(({ title, text, measured }) => [
    `## ${title}`,
    "",
    text,
    "",
    `Measured ${measured}.`,
    "",
  ])
  const rows = results.map((one) => [
    one.title,
    ...[one.requests, one.failed, one.lostRequests, one.orders, one.lost, one.doubled, one.wrongInches, one.wrongCredit].map(
      String,
    ),
    `${one.mailsMissing} / ${one.mailsTwice}`,
    ...[one.failingSeconds, one.wellSeconds, one.slowestSeconds].map((seconds) => seconds.toFixed(1)),
    one.measured,
  ])
  const seen = results.flatMap(({ title, note, failures }) => {
    const failed = failures.map(([what, times]) => `${times} × \`${what.replaceAll("`", "'").replaceAll("|", "/")}\``)
    const all = [note, failed.length > 0 ? `failed sendings: ${failed.join("; ")}` : ""].filter(Boolean)
    return all.length > 0 ? [`- ${title}: ${all.join(". ")}.`] : []
  })
  const text = [
    "# What buyers lose when something breaks",
    "",
    `${circumstances("reliability")} A case stays as it was measured until it is run again: \`RELIABILITY_ONLY="Redis,the worker"\` runs those whose titles contain one of the texts.`,
    "",
    `The cluster of \`npm run cluster\` on one machine with its load: ${people}. A sending fails when the connection breaks, nothing comes for 30 s, the status is 500 or above, or a page is not whole; it is sent again after 250 ms, a placed order under the same Idempotency-Key.`,
    "",
    markdownTable(HEADER, rows),
    "",
    "Requests: each once, however often it was sent. Failed at first: requests of which a sending failed. Lost for good: those that were refused, or never answered in 3 minutes. Orders lost: a buyer was told of them and the database does not have them. Doubled: carts of more than one order. Inches wrong: stock levels whose reserved inches are not the sum of their ledger's standing entries, and orders whose metal is not exactly theirs; credit likewise. Mails missing: orders of which the buyer got no acknowledgement, or the desk no notification, 5 minutes later. Failing for: from the break to the last failed sending. All well after: from the break until every process answers, jobs run and the replica follows in step.",
    "",
    "What was seen:",
    "",
    ...seen,
    "",
    ...sections,
  ]
  writeFileSync(REPORT, `${text.join("\n").trim()}\n`)
}
