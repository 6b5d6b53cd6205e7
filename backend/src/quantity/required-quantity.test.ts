import fc from "fast-check"
import { KILOGRAMS_PER_POUND } from "../contract"
import { InvalidAmountError, lineInches, linePounds, lineQuantity, requiredQuantity } from "./required-quantity"
import { UnknownSectionError } from "./section"

const bar = { stockGrade: "718", metalCategory: "NICKEL", stockType: "round", productSize: "4.500" } as const

describe("requiredQuantity", () => {
  it.each([
    ["24", "in", { pounds: 113.3659, inches: 24 }],
    [24, "in", { pounds: 113.3659, inches: 24 }],
    ["100", "lb", { pounds: 100, inches: 21.1704 }],
    ["45.3592", "kg", { pounds: 100, inches: 21.1704 }],
    ["0.0001", "lb", { pounds: 0.0001, inches: 0 }],
  ] as const)("turns %j %s into %j", (amount, unit, quantity) => {
    expect(requiredQuantity(bar, { amount, unit })).toEqual(quantity)
  })

  it("rounds halves to the even digit", () => {
    const flat = { stockGrade: "none", metalCategory: "NICKEL", stockType: "flat", productSize: "1-1" } as const
    expect(requiredQuantity(flat, { amount: "0.0005", unit: "in" }).pounds).toBe(0.0002)
    expect(requiredQuantity(flat, { amount: "0.0015", unit: "in" }).pounds).toBe(0.0004)
  })

  it.each(["", "0", "0.0", "-1", "abc", "1,5", "NaN", "Infinity", "0x10", Number.NaN, -5])("refuses the amount %j", (amount) => {
    expect(() => requiredQuantity(bar, { amount, unit: "in" })).toThrow(InvalidAmountError)
  })

  it("has a typed error for an item whose size gives no section", () => {
    expect(() => requiredQuantity({ ...bar, productSize: "hex 2" }, { amount: 1, unit: "in" })).toThrow(UnknownSectionError)
  })

  it("weighs what it measured: inches to pounds and back", () => {
    const thousandths = fc.integer({ min: 1000, max: 30_000 }).map((n) => (n / 1000).toFixed(3))
    const length = fc.integer({ min: 1, max: 5_000_000 }).map((n) => n / 10_000)
    fc.assert(
      fc.property(thousandths, length, (productSize, amount) => {
        const facts = { ...bar, productSize }
        const { pounds } = requiredQuantity(facts, { amount, unit: "in" })
        fc.pre(pounds > 0)
        const back = requiredQuantity(facts, { amount: pounds, unit: "lb" })
        expect(Math.abs(back.inches - amount)).toBeLessThanOrEqual(0.00006 / 0.233 + 0.00006)
        const metric = requiredQuantity(facts, { amount: pounds * KILOGRAMS_PER_POUND, unit: "kg" })
        expect(metric.pounds).toBeCloseTo(pounds, 3)
      }),
    )
  })
})

describe("a line", () => {
  it.each([
    ["12.5", 4, "in", 50],
    ["0.1", 3, "lb", 0.3],
    ["33.3333", 3, "kg", 99.9999],
    ["12", 7, null, 7],
  ] as const)("of %s x %d in unit %s is a quantity of %d", (amount, pieces, unit, quantity) => {
    expect(lineQuantity(amount, pieces, unit)).toBe(quantity)
  })

  it("weighs and measures its pieces together", () => {
    const piece = { pounds: 113.3652, inches: 24.1 }
    expect(linePounds(piece, 3)).toBe(340.0956)
    expect(lineInches(piece, 3)).toBe(72.3)
  })
})
