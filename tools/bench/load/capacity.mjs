import { circumstances } from "../lib/circumstances.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { costsOf } from "./costs.mjs"

/** What visitors do; put your own numbers here and run the part again. */
const VISIT = { pages: 10, signedIn: 0.4, calls: 4, carts: 0.08, stepsOfCart: 5, orders: 0.03 }
const DAY = { busiestHour: 0.15, peakOverMean: 2 }
/** How busy a core may be at the peak. */
const BUSY = 0.5
/** What a page kept for visitors costs the storefront; the section "Storefront" of RESULTS.md says how many it sends a second. */
const KEPT_PAGE_MS = 0.2
const VISITS = [1000, 100_000, 10_000_000]
const LEAST = { storefronts: 2, servers: 2, workers: 1 }

/** CAPACITY.md: how many processes and cores for how many visits, with the arithmetic. */
export function capacityPage(measured) {
  const costs = costsOf(measured)
  const perVisit = costOfVisit(costs)
  const rows = VISITS.map((visits) => rowOf(visits, perVisit))
  const memory = Math.max(...measured.mixes.flatMap(({ megabytes }) => megabytes))
  const bought = measured.kinds.purchase
  return `${[
    "# How many servers",
    circumstances("load"),
    'Reckoned from the processor time that each kind of work took in the section "Mixed load" of [RESULTS.md](RESULTS.md), at 1,000,000 items. Another processor is faster or slower by its own factor: run the part on it.',
    "## A visit",
    `${VISIT.pages} pages; ${share(VISIT.signedIn)} of visits are signed in and see own prices; ${VISIT.calls} calls of the browser (search, finder); ${share(VISIT.carts)} fill a cart (${VISIT.stepsOfCart} steps), ${share(VISIT.orders)} order. Processor time of one visit, in milliseconds:`,
    markdownTable(
      ["part", "reckoning", "ms"],
      Object.entries(perVisit).map(([part, { terms, sum }]) => [part, terms.join(" + "), sum]),
    ),
    `A page of a visitor who is not signed in is kept and costs the storefront about ${KEPT_PAGE_MS} ms, the servers nothing.`,
    "## A day",
    `The busiest hour has ${share(DAY.busiestHour)} of the day's visits, its busiest seconds ${DAY.peakOverMean} times its mean: visits a second = visits a day x ${DAY.busiestHour} / 3600 x ${DAY.peakOverMean}. Cores = visits a second x milliseconds of a visit / 1000 / ${BUSY}, so that at the peak a core is ${share(BUSY)} busy. One Node process for each core, two at least of what must not fail.`,
    markdownTable(["visits a day", "visits/s", "orders/s", "storefronts", "servers", "workers", "PostgreSQL cores"], rows),
    `A server holds the whole index: ${memory} MB each at most in this run.`,
    "## What does not divide",
    `Orders write to one PostgreSQL, and the audit log is one chain: they end one after the other there. ${bought.kinds.checkout.count === 0 ? "" : `${(bought.kinds.checkout.count / bought.took).toFixed(1)} purchases a second were made here with everything on one machine and one server process.`} Beyond what one PostgreSQL takes, nothing here has been tried. 10,000,000 visits a day were reckoned, not tried.`,
  ].join("\n\n")}\n`
}

function costOfVisit({ browse, cart, purchase, page }) {
  const own = VISIT.pages * VISIT.signedIn
  const kept = VISIT.pages - own
  const steps = VISIT.carts * VISIT.stepsOfCart
  const work = (part) => [
    [own, page[part]],
    [VISIT.calls, browse[part]],
    [steps, cart[part]],
    [VISIT.orders, purchase[part]],
  ]
  return {
    storefront: total([
      [own, page.storefront],
      [kept, KEPT_PAGE_MS],
    ]),
    servers: total(work("servers")),
    worker: total(work("worker")),
    PostgreSQL: total(work("PostgreSQL")),
  }
}

function total(terms) {
  const known = terms.filter(([, milliseconds]) => milliseconds !== undefined)
  return {
    terms: known.map(([times, milliseconds]) => `${Number(times.toFixed(2))} x ${milliseconds.toFixed(2)}`),
    sum: known.reduce((sum, [times, milliseconds]) => sum + times * milliseconds, 0),
  }
}

function rowOf(visits, perVisit) {
  const aSecond = (visits * DAY.busiestHour * DAY.peakOverMean) / 3600
  const cores = (part) => (aSecond * perVisit[part].sum) / 1000 / BUSY
  const processes = (part, least) => String(Math.max(least, Math.ceil(cores(part))))
  return [
    visits.toLocaleString("en-US"),
    aSecond,
    aSecond * VISIT.orders,
    processes("storefront", LEAST.storefronts),
    processes("servers", LEAST.servers),
    processes("worker", LEAST.workers),
    String(Math.max(1, Math.ceil(cores("PostgreSQL")))),
  ]
}

const share = (part) => `${Math.round(part * 100)} %`
