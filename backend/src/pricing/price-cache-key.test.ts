import type { PricingFacts } from "./facts"
import { priceCacheKey } from "./price-cache-key"
import { someFacts } from "./testing/sample-pricing"

const key = priceCacheKey(1, someFacts())

describe("priceCacheKey", () => {
  it("is the same for the same facts in another order and at another time of the day", () => {
    const { item, ...rest } = someFacts({ date: "2026-03-15T08:00:00Z" })
    const turned = Object.fromEntries(Object.entries(item).reverse()) as PricingFacts["item"]
    expect(priceCacheKey(1, { ...rest, item: turned })).toBe(key)
  })

  it.each([
    ["another buyer", someFacts({ buyer: { customerId: "kim" } })],
    ["another company", someFacts({ buyer: { companyId: null } })],
    ["another segment", someFacts({ buyer: { customerSegment: "OIL" } })],
    ["another cost", someFacts({ item: { averageCostPerLb: 20.0001 } })],
    ["another product", someFacts({ item: { productCode: "other" } })],
    ["another amount", someFacts({ line: { amount: "10.5" } })],
    ["another number of pieces", someFacts({ line: { pieces: 3 } })],
    ["another weight", someFacts({ line: { weightInPounds: 47 } })],
    ["another trading company", someFacts({ coid: "EUR" })],
    ["another day", someFacts({ date: "2026-03-16" })],
    ["a promo code", someFacts({ promo: { code: "SPRING", percentage: 5 } })],
  ])("differs for %s", (_title, facts) => {
    expect(priceCacheKey(1, facts)).not.toBe(key)
  })

  it("differs for another version of the book", () => {
    expect(priceCacheKey(2, someFacts())).not.toBe(key)
  })
})
