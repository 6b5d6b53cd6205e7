import type { PriceStep } from "../contract"
import { calculatePrice } from "./calculate-price"
import { compilePriceBook } from "./price-book"
import { BrokenDerivationError, replayDerivation } from "./replay-derivation"
import { aCustomPrice, aRule, discount, markup, someFacts } from "./testing/sample-pricing"

const book = compilePriceBook({
  rules: [
    aRule({ id: "a", name: "Spring", priority: 2, actions: [discount(12.5)] }),
    aRule({ id: "b", name: "Energy", actions: [markup(3)] }),
  ],
  customPrices: [aCustomPrice({ customPrice: 4.4321 })],
})
const facts = someFacts({ promo: { code: "SPRING", percentage: 5 } })
const stepsOf = (): PriceStep[] => calculatePrice(book, facts)?.derivation ?? []

describe("a derivation", () => {
  it("tells every step from the catalogue to the rounding", () => {
    expect(stepsOf()).toEqual([
      {
        kind: "list",
        source: { type: "catalogue" },
        operation: {
          op: "multiply",
          factors: [
            { name: "averageCostPerInch", value: "5" },
            { name: "amount", value: "10" },
            { name: "pieces", value: "2" },
          ],
        },
        before: null,
        after: "100",
      },
      {
        kind: "contract",
        source: { type: "custom-price", id: "c1", name: "Contract price" },
        operation: {
          op: "multiply",
          factors: [
            { name: "customPrice", value: "4.4321" },
            { name: "amount", value: "10" },
            { name: "pieces", value: "2" },
          ],
        },
        before: "100",
        after: "88.642",
      },
      {
        kind: "discount",
        source: { type: "rule", id: "a", name: "Spring" },
        operation: { op: "percent", percent: "-12.5" },
        before: "88.642",
        after: "77.56175",
      },
      {
        kind: "markup",
        source: { type: "rule", id: "b", name: "Energy" },
        operation: { op: "percent", percent: "3" },
        before: "77.56175",
        after: "79.8886025",
      },
      {
        kind: "promo",
        source: { type: "promo", id: "SPRING", name: "SPRING" },
        operation: { op: "percent", percent: "-5" },
        before: "79.8886025",
        after: "75.894172375",
      },
      {
        kind: "unit-price",
        source: { type: "arithmetic" },
        operation: { op: "divide", factors: [{ name: "pieces", value: "2" }], places: 4 },
        before: "75.894172375",
        after: "75.894172375",
      },
      {
        kind: "round",
        source: { type: "arithmetic" },
        operation: { op: "round", places: 2 },
        before: "75.894172375",
        after: "75.89",
      },
    ])
  })

  it("gives the same price when it is replayed", () => {
    expect(replayDerivation(stepsOf())).toEqual({ finalPrice: 75.89, unitPrice: 37.9471 })
    expect(calculatePrice(book, facts)).toMatchObject({ finalPrice: 75.89, unitPrice: 37.9471 })
  })

  it("is not believed when a step does not give what it says", () => {
    const steps = stepsOf().map((step) =>
      step.kind === "discount" ? { ...step, operation: { op: "percent" as const, percent: "-12.4" } } : step,
    )
    expect(() => replayDerivation(steps)).toThrow(new BrokenDerivationError(2, "does not give what it says"))
  })

  it("is not believed when a step is missing", () => {
    expect(() => replayDerivation(stepsOf().filter(({ kind }) => kind !== "markup"))).toThrow(BrokenDerivationError)
  })
})
