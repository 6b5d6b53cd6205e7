import { freePorts } from "../lib/ports.mjs"
import { circumstances } from "./lib/circumstances.mjs"
import { closeConnections, call } from "./lib/http.mjs"
import { markdownTable } from "./lib/markdown.mjs"
import { closedLoop, summary } from "./lib/measure.mjs"
import { writeSection } from "./lib/results.mjs"
import { billetBuyer, billetCarts } from "./purchase/billet.mjs"
import { stockMedusaBuyer, stockMedusaCarts } from "./purchase/stock-medusa.mjs"
import { openBillet } from "./shops/billet.mjs"
import { openStockMedusa } from "./shops/stock-medusa.mjs"

const CLIENTS = 8
const ROUNDS = 3
const ROUND_SECONDS = 10
const WARM_UP_SECONDS = 4
const PRODUCTS = 1000
const CART_LINES = 100
const CART_SECONDS = 8

/** A results page each: ours with all facet counts from 4,792 items, theirs 25 products with a price from 1,000. */
function searches(billet, medusa) {
  const METALS = ["NICKEL", "STAINLESS", "LOW ALLOY"]
  const headers = { "x-publishable-api-key": medusa.key }
  let region
  return {
    billet: (turn) =>
      call(billet.origin, "POST", "/api/catalog-search", {
        body: { metalCategory: METALS[turn % 3], hasStockItems: true, limit: 25, offset: (turn % 5) * 25, facets: true },
      }),
    medusa: async (turn) => {
      region ??= (await call(medusa.origin, "GET", "/store/regions", { headers })).regions[0].id
      const query = `limit=25&offset=${(turn % 5) * 25}&region_id=${region}`
      return call(medusa.origin, "GET", `/store/products?${query}`, { headers })
    },
  }
}

/** Both in turns, A B A B, so that what else the machine does meets both. */
async function interleaved(pair, { clients = CLIENTS, seconds = ROUND_SECONDS } = {}) {
  const rounds = { billet: [], medusa: [] }
  for (const shop of ["billet", "medusa"]) await closedLoop({ clients, seconds: WARM_UP_SECONDS, work: pair[shop] })
  for (let round = 0; round < ROUNDS; round++) {
    for (const shop of ["billet", "medusa"]) rounds[shop].push(await closedLoop({ clients, seconds, work: pair[shop] }))
  }
  return { billet: summary(rounds.billet), medusa: summary(rounds.medusa) }
}

function rows(title, { billet, medusa }) {
  const row = (name, figures, ratio) => [
    title,
    name,
    figures.perSecond,
    figures.p50,
    figures.p95,
    figures.p99,
    figures.max,
    figures.count,
    ratio,
  ]
  return [row("Billet", billet, `${(billet.perSecond / medusa.perSecond).toFixed(1)}x`), row("stock Medusa", medusa, "1x")]
}

/** A cart of many lines, one client, each kind of request in turns with the others. */
async function measureCart({ show, reprice, bare }) {
  const works = { bare, show, reprice }
  const rounds = { bare: [], show: [], reprice: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, work] of Object.entries(works)) {
      const one = await closedLoop({ clients: 1, seconds: CART_SECONDS / 2, work })
      if (round > 0) rounds[name].push(one)
    }
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, some]) => [name, summary(some)]))
}

/** Search and a whole purchase against stock Medusa of the same version, on one database server, in one run. */
export async function shopsPart({ progress, databases, ...shared }) {
  const url = await databases()
  const urls = { billet: url("billet"), medusa: url("medusa") }
  const ports = await freePorts(3)
  const billet = await openBillet({ ...shared, progress, port: ports[0], databaseUrl: urls.billet, buyers: CLIENTS })
  const medusa = await openStockMedusa({ ...shared, progress, port: ports[2], databaseUrl: urls.medusa, products: PRODUCTS })
  const search = await progress.step("Results pages, in turns", () => interleaved(searches(billet, medusa)))
  const buyers = { billet: await billetBuyer(billet, CLIENTS), medusa: await stockMedusaBuyer(medusa) }
  const purchase = await progress.step("Whole purchases, in turns", () => interleaved(buyers))
  const carts = { billet: await billetCarts(billet, { lines: CART_LINES }), medusa: await stockMedusaCarts(medusa) }
  const adding = { billet: carts.billet.add, medusa: carts.medusa.add }
  const line = await progress.step("Adding a line, in turns", () => interleaved(adding, { clients: 1, seconds: CART_SECONDS }))
  const cart = await progress.step(`A cart of ${CART_LINES} lines`, () => measureCart(carts.billet))
  closeConnections()
  const header = ["What", "Shop", "per second", "p50 ms", "p95 ms", "p99 ms", "max ms", "samples", "ratio"]
  const text = [
    circumstances("shops"),
    "",
    `${CLIENTS} clients who wait for their answers (a closed loop), ${ROUNDS} rounds of ${ROUND_SECONDS} s each in turns after a warm-up, one process a shop,`,
    "both on one embedded PostgreSQL 18; load generator on the same machine.",
    "",
    markdownTable(header, [...rows("results page", search), ...rows("whole purchase", purchase), ...rows("adding a line, one client", line)]),
    "",
    `Results page: ours is \`POST /api/catalog-search\`, 25 of 4,792 items with exact counts of seven facet lists; theirs is \`GET /store/products?limit=25\` with prices, of ${PRODUCTS} products, without facets.`,
    "Whole purchase: cart, two lines, address, carrier, payment, order. Each by the fewest requests its routes allow. Ours is 4 and reserves inches, takes credit and numbers the order without gaps;",
    "theirs is 6 and reserves stock. Both pay without a card provider; theirs has a flat shipping option, ours chooses a carrier.",
    "Adding a line: one client adds ten items in turns to one cart, whose lines grow; both answer with the whole cart, ours priced for a signed-in buyer.",
    "",
    markdownTable(
      [`A cart of ${CART_LINES} lines of ours, one client`, "p50 ms", "p95 ms", "p99 ms", "above the bare route, p50 ms"],
      [
        ["bare route (/health)", cart.bare],
        ["shown", cart.show],
        ["a line changed, all repriced and written", cart.reprice],
      ].map(([name, { p50, p95, p99 }]) => [name, p50, p95, p99, p50 - cart.bare.p50]),
    ),
  ].join("\n")
  writeSection("Against stock Medusa", text)
}
