const { writeFileSync } = require("node:fs")
const { Modules } = require("@medusajs/framework/utils")

const LISTS = Number(process.env.BENCH_LISTS ?? 1000)
const SETS = 25
const CALLS = 200
const WARM_UP = 30
/** A call can take tens of seconds: what was measured until then has to do. */
const WARM_UP_MS = 30_000
const MEASURED_MS = 120_000

/** Price sets with active price lists of one customer group each, and what a page of their prices costs. */
exports.default = async function priceLists({ container }) {
  const pricing = container.resolve(Modules.PRICING)
  const sets = await pricing.createPriceSets(
    Array.from({ length: SETS }, (_, at) => ({ prices: [{ amount: 100 + at, currency_code: "usd" }] })),
  )
  for (let from = 0; from < LISTS; from += 100) {
    await pricing.createPriceLists(
      Array.from({ length: Math.min(100, LISTS - from) }, (_, at) => ({
        title: `List ${from + at}`,
        description: "A group's prices",
        status: "active",
        rules: { "customer.groups.id": [`group-${from + at}`] },
        prices: sets.map(({ id }, place) => ({ amount: 10 + place, currency_code: "usd", price_set_id: id })),
      })),
    )
  }
  const ids = sets.map(({ id }) => id)
  // A database in use has counted its rows; without that its plans would be worse than in a shop.
  await container.resolve("__pg_connection__").raw("analyze")
  const samples = []
  const begun = performance.now()
  let call = 0
  const over = () => samples.length >= CALLS || performance.now() - begun > WARM_UP_MS + MEASURED_MS
  for (; samples.length === 0 || !over(); call++) {
    const context = { currency_code: "usd", "customer.groups.id": [`group-${call % LISTS}`] }
    const began = performance.now()
    const prices = await pricing.calculatePrices({ id: ids }, { context })
    const took = performance.now() - began
    if (prices.length !== SETS || prices.some((price) => Number(price.calculated_amount) !== 10 + ids.indexOf(price.id))) {
      throw new Error(`Not the group's prices: ${JSON.stringify(prices[0])}`)
    }
    if (call >= WARM_UP || began - begun > WARM_UP_MS) samples.push(took)
  }
  writeFileSync(process.env.BENCH_OUT, JSON.stringify(samples))
}
