import { calculatePrice, compileCustomPrices, compileRules } from "@billet/backend/pricing"
import { percentiles } from "../lib/percentiles.mjs"
import { jsonLogicLoop } from "./peers/json-logic.mjs"
import { jsonRulesEngine } from "./peers/json-rules-engine.mjs"
import { plainLoop } from "./peers/plain-loop.mjs"
import { zenEngine } from "./peers/zen-engine.mjs"

const NO_CUSTOM_PRICES = compileCustomPrices([])
const PEERS = [
  { make: jsonRulesEngine, share: 0.1 },
  { make: zenEngine, share: 1 },
  { make: jsonLogicLoop, share: 1 },
  { make: plainLoop, share: 1 },
]

/** Answers that differ: no time is worth telling then. */
export class DifferentAnswersError extends Error {
  name = "DifferentAnswersError"
}

/**
 * Time per price against engines that only say which rules hold; ours also makes the price, its applied rules and the
 * custom price. First the answers are compared: the rules a peer finds, and no others, have to make the very same price.
 */
export async function againstPeers({ pages }, { rows, book }, { lines = 100 } = {}) {
  const results = []
  for (const { make, share } of PEERS) {
    const peer = make(rows)
    const some = pages.slice(0, Math.max(5, Math.round(lines * share)))
    await compareAnswers(
      peer,
      rows,
      book,
      some.map(([first]) => first),
    )
    results.push({ name: peer.name, ...(await interleaved(peer, book, some)) })
  }
  return results
}

async function compareAnswers(peer, rows, { rules }, facts) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const line of facts) {
    const held = compileRules((await peer.idsOf(line)).map((id) => byId.get(id)))
    const theirs = JSON.stringify(calculatePrice({ rules: held, customPrices: NO_CUSTOM_PRICES }, line))
    const ours = JSON.stringify(calculatePrice({ rules, customPrices: NO_CUSTOM_PRICES }, line))
    if (theirs !== ours) throw new DifferentAnswersError(`${peer.name}: ${theirs}\nBillet: ${ours}`)
  }
}

/**
 * The first line of a page by theirs, then the whole page by ours, so that both meet the same moments of a busy machine.
 * Theirs is the time of the line, ours the page's divided by its lines.
 */
async function interleaved(peer, book, pages) {
  const theirs = []
  const ours = []
  for (const page of pages) {
    const began = performance.now()
    await peer.idsOf(page[0])
    const between = performance.now()
    for (const facts of page) calculatePrice(book, facts)?.appliedRules
    ours.push((performance.now() - between) / page.length)
    theirs.push(between - began)
  }
  return { theirs: percentiles(theirs), ours: percentiles(ours) }
}
