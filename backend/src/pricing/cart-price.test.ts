import { calculatePrice } from "./calculate-price"
import { cartPrice } from "./cart-price"
import { listPrice } from "./list-price"
import { compilePriceBook } from "./price-book"
import { aRule, discount, fixed, someFacts } from "./testing/sample-pricing"

const facts = someFacts()
const list = listPrice(facts.item, facts.line)
const priced = (...rules: Parameters<typeof aRule>[0][]) =>
  calculatePrice(compilePriceBook({ rules: rules.map((over) => aRule(over)) }), facts)

describe("cartPrice", () => {
  it("is 0 for someone who may not see prices, with nothing about rules", () => {
    expect(cartPrice({ seesPrices: false, price: priced({}), list })).toEqual({
      unitPrice: 0,
      itemTotal: 0,
      originalPrice: 0,
      appliedRules: [],
    })
  })

  it("is the calculated price with the catalogue price beside it", () => {
    expect(cartPrice({ seesPrices: true, price: priced({}), list })).toEqual({
      unitPrice: 45,
      itemTotal: 90,
      originalPrice: 100,
      appliedRules: [{ ruleId: "r1", ruleName: "r1", adjustment: -10 }],
    })
  })

  it("falls back to the catalogue where the calculated price is 0 or missing", () => {
    const fallback = { unitPrice: 50, itemTotal: 100, originalPrice: 100, appliedRules: [] }
    expect(cartPrice({ seesPrices: true, price: priced({ actions: [discount(100)] }), list })).toEqual(fallback)
    expect(cartPrice({ seesPrices: true, price: null, list })).toEqual(fallback)
    expect(cartPrice({ seesPrices: true, price: null, list: null })).toBeNull()
  })

  it("takes its own price for the original where the catalogue has none", () => {
    const bare = someFacts({ item: { averageCostPerInch: null } })
    const price = calculatePrice(compilePriceBook({ rules: [aRule({ actions: [fixed(30)] })] }), bare)
    expect(cartPrice({ seesPrices: true, price, list: null })).toMatchObject({ itemTotal: 60, originalPrice: 60 })
  })
})
