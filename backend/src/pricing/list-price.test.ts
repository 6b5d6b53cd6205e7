import fc from "fast-check"
import { listPrice, type PriceableLine } from "./list-price"

const costs = { averageCostPerLb: 21.7413, averageCostPerInch: 102.4688, averageCostPerKg: 47.9314 }
const line = (over: Partial<PriceableLine>): PriceableLine => ({
  amount: "24",
  unit: "in",
  pieces: 2,
  weightInPounds: 0,
  ...over,
})

describe("listPrice", () => {
  it.each([
    ["an inch line per piece", line({}), { unitPrice: 2459.2512, itemTotal: 4918.5, basis: "piece" }],
    [
      "a pound line by the weight of its pieces",
      line({ unit: "lb", amount: "9", weightInPounds: 10 }),
      { unitPrice: 21.7413, itemTotal: 434.83, basis: "lb" },
    ],
    [
      "a pound line without a weight by its amount",
      line({ unit: "lb", amount: "9" }),
      { unitPrice: 21.7413, itemTotal: 391.34, basis: "lb" },
    ],
    [
      "a kilogram line by its amount, whatever it weighs",
      line({ unit: "kg", amount: "10", weightInPounds: 22 }),
      { unitPrice: 47.9314, itemTotal: 958.63, basis: "kg" },
    ],
    ["an amount that is no number as 1", line({ amount: "a bar" }), { unitPrice: 102.4688, itemTotal: 204.94, basis: "piece" }],
    ["an amount written as 24.", line({ amount: " 24. " }), { unitPrice: 2459.2512, itemTotal: 4918.5, basis: "piece" }],
    ["a negative amount as 1", line({ amount: "-3" }), { unitPrice: 102.4688, itemTotal: 204.94, basis: "piece" }],
  ] as const)("prices %s", (_title, request, price) => {
    expect(listPrice(costs, request)).toEqual(price)
  })

  it.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])("is null where the cost is %p", (averageCostPerInch) => {
    expect(listPrice({ ...costs, averageCostPerInch }, line({}))).toBeNull()
  })

  it.each([
    [0.125, 0.12],
    [0.375, 0.38],
    [1.005, 1],
    [1.015, 1.02],
  ])("rounds a total of %d half-even to %d", (averageCostPerInch, itemTotal) => {
    expect(listPrice({ ...costs, averageCostPerInch }, line({ amount: "1", pieces: 1 }))?.itemTotal).toBe(itemTotal)
  })

  it("rounds once, at the end: 100 pieces at a tenth of a cent cost ten cents", () => {
    const cheap = { ...costs, averageCostPerInch: 0.001 }
    expect(listPrice(cheap, line({ amount: "1", pieces: 100 }))).toEqual({ unitPrice: 0.001, itemTotal: 0.1, basis: "piece" })
  })

  it("never falls when pieces are added", () => {
    const units = fc.constantFrom("in", "lb", "kg")
    const hundredths = fc.integer({ min: 1, max: 1_000_000 }).map((n) => String(n / 100))
    fc.assert(
      fc.property(units, hundredths, fc.integer({ min: 1, max: 99 }), (unit, amount, pieces) => {
        const fewer = listPrice(costs, line({ unit, amount, pieces }))
        const more = listPrice(costs, line({ unit, amount, pieces: pieces + 1 }))
        expect(more?.itemTotal).toBeGreaterThan(fewer?.itemTotal ?? Number.NaN)
        expect(more?.unitPrice).toBe(fewer?.unitPrice)
      }),
    )
  })
})
