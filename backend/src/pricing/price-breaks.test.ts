import { compilePriceBook } from "./price-book"
import { nextBreaks, priceBreaks, savingPercent } from "./price-breaks"
import { aRule, condition, discount, markup, someFacts, tiered } from "./testing/sample-pricing"

const tiers = aRule({ id: "tiers", actions: [tiered("piece", [1, 4, 48], [4, 10, 46], [10, null, 40])] })
const heavy = aRule({
  id: "heavy",
  conditions: [condition("totalWeightInPounds", "GREATER_THAN_OR_EQUAL", 1000)],
  actions: [discount(5)],
})
const dear = aRule({ id: "dear", conditions: [condition("pieces", "EQUALS", 5)], actions: [markup(50)] })

describe("priceBreaks", () => {
  it("is the whole table of points where a piece gets another price", () => {
    expect(priceBreaks(compilePriceBook({ rules: [tiers, heavy] }), someFacts())).toEqual([
      { pieces: 1, morePieces: -1, unitPrice: 48, itemTotal: 48, savingPercent: 0 },
      { pieces: 4, morePieces: 2, unitPrice: 46, itemTotal: 184, savingPercent: 4.2 },
      { pieces: 10, morePieces: 8, unitPrice: 40, itemTotal: 400, savingPercent: 16.7 },
      { pieces: 22, morePieces: 20, unitPrice: 38, itemTotal: 836, savingPercent: 20.8 },
    ])
  })

  it("has one point where the number of pieces does not matter, and none without a price", () => {
    expect(priceBreaks(compilePriceBook({ rules: [aRule()] }), someFacts())).toHaveLength(1)
    expect(priceBreaks(compilePriceBook({}), someFacts({ item: { averageCostPerInch: null } }))).toEqual([])
  })
})

describe("nextBreaks", () => {
  it("says what more pieces would save", () => {
    const [next] = nextBreaks(compilePriceBook({ rules: [tiers] }), someFacts())
    expect(next).toEqual({ pieces: 4, morePieces: 2, unitPrice: 46, itemTotal: 184, savingPercent: 4.2 })
  })

  it("passes over points that are dearer, and over the way back from them", () => {
    const pieces = nextBreaks(compilePriceBook({ rules: [tiers, dear] }), someFacts()).map((row) => row.pieces)
    expect(pieces).toEqual([4, 10])
  })

  it("ends at the last tier and at 100 pieces", () => {
    expect(nextBreaks(compilePriceBook({ rules: [tiers] }), someFacts({ line: { pieces: 10 } }))).toEqual([])
    expect(nextBreaks(compilePriceBook({ rules: [heavy] }), someFacts({ line: { pieces: 100 } }))).toEqual([])
  })

  it("is empty where the line itself has no price yet", () => {
    const onlyMany = aRule({ actions: [tiered("piece", [10, null, 40])] })
    expect(nextBreaks(compilePriceBook({ rules: [onlyMany] }), someFacts({ item: { averageCostPerInch: null } }))).toEqual([])
  })
})

describe("savingPercent", () => {
  it.each([
    [100, 96, 4],
    [48, 46, 4.2],
    [100, 100, 0],
    [100, 100.01, 0],
    [100, 110, -10],
    [0, 5, 0],
  ])("from %d to %d is %d", (before, after, percent) => {
    expect(savingPercent(before, after)).toBe(percent)
  })
})
