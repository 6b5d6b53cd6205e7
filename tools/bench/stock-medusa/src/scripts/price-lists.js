const { writeFileSync } = require("node:fs")
const { Modules } = require("@medusajs/framework/utils")

const LISTS = Number(process.env.BENCH_LISTS ?? 1000)
const SETS = 25
const CALLS = 200
const WARM_UP = 30

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
  const samples = []
  for (let call = -WARM_UP; call < CALLS; call++) {
    const context = { currency_code: "usd", "customer.groups.id": [`group-${(call + WARM_UP) % LISTS}`] }
    const began = performance.now()
    const prices = await pricing.calculatePrices({ id: ids }, { context })
    const took = performance.now() - began
    if (prices.length !== SETS || prices.some((price) => Number(price.calculated_amount) !== 10 + ids.indexOf(price.id))) {
      throw new Error(`Not the group's prices: ${JSON.stringify(prices[0])}`)
    }
    if (call >= 0) samples.push(took)
  }
  writeFileSync(process.env.BENCH_OUT, JSON.stringify(samples))
}
