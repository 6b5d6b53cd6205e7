import { calculatePrice, compileCustomPrices, compileRules } from "@billet/backend/pricing"
import { makeCustomPrices, makeItems, makePages, makeRules } from "./data.mjs"
import { percentiles } from "../lib/percentiles.mjs"

const ITEMS = 5000
const PAGES = 400

/** Items, custom prices and pages that every measurement shares. */
export function makeShop({ customPrices = 100_000 } = {}) {
  const items = makeItems(ITEMS)
  return { items, pages: makePages(PAGES, items), customPrices: compileCustomPrices(makeCustomPrices(customPrices, items)) }
}

/** A price book of so many active rules, and how long its rules took to compile, new and after an edit of one. */
export function makeBook(shop, count) {
  const rows = makeRules(count, shop.items)
  const [rules, compile] = timed(() => compileRules(rows))
  const [, recompile] = timed(() => compileRules([{ ...rows[0] }, ...rows.slice(1)], rules))
  return { rows, book: { rules, customPrices: shop.customPrices }, compile, recompile }
}

/**
 * Milliseconds for a page of 25 lines, each with its price and applied rules, page after page: by the clock, and of processor
 * time, which does not count the moments the machine gave to others. Of several rounds the quietest and the loudest.
 */
export function pageCost(shop, book, { rounds = 9, warmUp = 2 } = {}) {
  for (let round = 0; round < warmUp; round += 1) roundCost(shop, book)
  const made = Array.from({ length: rounds }, () => roundCost(shop, book)).sort((a, b) => a.clock.mean - b.clock.mean)
  return { ...made[0], loudest: made.at(-1).clock }
}

function roundCost(shop, book) {
  const clock = []
  const processor = []
  for (const page of shop.pages) {
    const lines = justRead(page)
    const usage = process.cpuUsage()
    const began = performance.now()
    for (const facts of lines) calculatePrice(book, facts)?.appliedRules
    clock.push(performance.now() - began)
    const { user, system } = process.cpuUsage(usage)
    processor.push((user + system) / 1000)
  }
  return { clock: percentiles(clock), processor: percentiles(processor) }
}

/** A shop prices what it has just read from its catalogue, so the facts of a page are new objects. */
function justRead(page) {
  return page.map((facts) => ({ ...facts, item: { ...facts.item }, line: { ...facts.line } }))
}

function timed(work) {
  const began = performance.now()
  const result = work()
  return [result, performance.now() - began]
}
