import { freePorts } from "../../lib/ports.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { call, closeConnections } from "../lib/http.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { fine, percentiles } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"
import { plentiful, signIn } from "../purchase/billet.mjs"
import { openBillet } from "../shops/billet.mjs"

const EDITS = 200
const WARM_UP = 20
const GOAL_MILLISECONDS = 200
const POLL_MILLISECONDS = 2
const GIVE_UP_MILLISECONDS = 10_000
const STAFF = { email: "desk@billet.example", password: "desk-of-billet-2026" }

/** Staff edit a rule at one server; the other, a process of its own on the same database, is asked for a price meanwhile. */
export async function pricingEditsPart({ progress, databases, ...shared }) {
  const databaseUrl = (await databases())("billet_edits")
  const [port, second] = await freePorts(2)
  const billet = await openBillet({ ...shared, progress, port, databaseUrl, buyers: 1 })
  const { origin: other } = await progress.step("The other server", () => billet.another(second))
  const samples = await progress.step(`${EDITS} edits of a rule`, () => measureEdits(billet, other))
  closeConnections()
  writeSection("Pricing, edits on another server", report(samples))
}

async function measureEdits(billet, other) {
  const editor = await ruleEditor(billet)
  const asker = await priceAsker(billet, other)
  const samples = []
  for (let turn = -WARM_UP; turn < EDITS; turn++) {
    const price = 100 + (turn + WARM_UP) / 100
    const sent = performance.now()
    const answering = editor(price).then(() => performance.now())
    const shown = await untilTold(asker, price, sent)
    const answered = await answering
    if (turn >= 0) samples.push({ fromSending: shown - sent, fromAnswer: Math.max(0, shown - answered) })
  }
  return samples
}

/** Sets the price per piece of one rule for everybody, at the first server. */
async function ruleEditor({ origin }) {
  const { token } = await call(origin, "POST", "/auth/user/emailpass", { body: STAFF })
  const headers = { authorization: `Bearer ${token}` }
  const save = async (path, body) => (await call(origin, "POST", `/admin/metal-pricing/rules${path}`, { headers, body })).rule
  const bodyOf = (fixedPrice) => ({
    name: "Edited by the bench",
    status: "ACTIVE",
    priority: 100_000,
    actions: [{ type: "FIXED_PRICE", fixedPrice }],
  })
  let rule = await save("", bodyOf(1))
  return async (fixedPrice) => {
    rule = await save(`/${rule.id}`, { ...bodyOf(fixedPrice), version: rule.version })
  }
}

/** The price of a piece as a buyer is told it by the other server. */
async function priceAsker({ origin }, other) {
  const authorization = await signIn(origin, 0)
  const [{ productCode }] = await plentiful(origin)
  const body = { productCode, quantity: 12, unit: "in", productAttributes: { pieces: 1 } }
  return async () => (await call(other, "POST", "/api/calculate-price", { headers: { authorization }, body })).result.finalPrice
}

async function untilTold(asker, price, since) {
  while ((await asker()) !== price) {
    if (performance.now() - since > GIVE_UP_MILLISECONDS) throw new Error(`The other server never told ${price} USD`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS))
  }
  return performance.now()
}

const met = (milliseconds) => (milliseconds <= GOAL_MILLISECONDS ? "met" : "missed")

function report(samples) {
  const row = (name, of) => {
    const { p50, p95, p99, max } = percentiles(samples.map(of))
    return { p99, max, cells: [name, ...[p50, p95, p99, max].map(fine)] }
  }
  const fromSending = row("from sending the edit", (sample) => sample.fromSending)
  const fromAnswer = row("from the answer to the edit", (sample) => sample.fromAnswer)
  return [
    circumstances("pricing-edits"),
    `Two server processes on one PostgreSQL. Staff edit a rule at the first, ${samples.length} times one after another; the second is asked \`POST /api/calculate-price\` every ${POLL_MILLISECONDS} ms until it tells the new price. The edit is committed between being sent and being answered, so the time from its commit lies between the two rows.`,
    markdownTable(
      ["until the other server tells the new price", "p50 ms", "p95", "p99", "max"],
      [fromSending.cells, fromAnswer.cells],
    ),
    `Goal, live on every server within ${GOAL_MILLISECONDS} ms of the commit, here already of sending the edit: p99 ${met(fromSending.p99)} (${fine(fromSending.p99)} ms), the slowest ${met(fromSending.max)} (${fine(fromSending.max)} ms).`,
  ].join("\n\n")
}
