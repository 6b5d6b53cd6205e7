import { readFileSync } from "node:fs"
import { join } from "node:path"
import { runJest } from "../../lib/jest-part.mjs"
import { testDatabaseEnvironment, testEnvironment } from "../../lib/test-environment.mjs"
import { REPORT } from "../reliability/part.mjs"
import { keepResult, writeReport } from "../reliability/report.mjs"
import { PAYMENTS_TITLE } from "../reliability/sections.mjs"

const HISTORIES = "10000"

/** The histories that the tests try some of, by the thousand: PAYMENT_HISTORIES of them, from PAYMENT_SEED on. */
export async function paymentsPart({ home, logs, progress, children, databases }) {
  const file = join(home, "payments.json")
  const { PAYMENT_HISTORIES = HISTORIES, PAYMENT_SEED = String(Date.now() % 1_000_000) } = process.env
  const given = { PAYMENT_HISTORIES, PAYMENT_SEED, PAYMENT_RESULT: file }
  const env = { ...testEnvironment(), ...testDatabaseEnvironment((await databases())("postgres")), ...given }
  const { problem } = await progress.step(`${PAYMENT_HISTORIES} histories, seed ${PAYMENT_SEED}`, () =>
    runJest({ name: "http", filters: ["http/payment-histories.spec"], children, logs, env }),
  )
  if (problem) throw problem
  const text = inWords(JSON.parse(readFileSync(file, "utf8")))
  progress.say(text)
  keepResult("sections", { title: PAYMENTS_TITLE, text })
  writeReport(REPORT)
}

function inWords({ histories, seed, seconds, deliveries, repeated, dropped, cancelled, refused, paid, refunded, inbox }) {
  const bad = Object.entries(refused).map(([how, times]) => `${times} ${how}`)
  return `\`npm run bench -- payments\`: ${histories} histories of one order each (seed ${seed}), sent to the real \`/hooks/stripe\` and worked on by the real worker in ${seconds} s, eight at once; \`npm test\` runs 150 of another seed each time. ${deliveries} deliveries, ${repeated} of them repeated, late or out of order; ${dropped} messages never arrived; ${bad.join(", ")} were sent as well. ${cancelled} orders were cancelled by their buyers, ${paid} payments came through, ${refunded} of them to an order cancelled by then. In the end the database, Medusa's books and the card provider agreed on every order: one order of each cart; one capture of its whole total where it was paid and none where it was not; all of it given back, once, where the order was cancelled; its metal reserved or released. The inbox had ${inbox} rows: each genuine message that arrived, once and worked on, and none of the others.`
}
