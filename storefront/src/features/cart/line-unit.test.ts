import { priceBasis, savingsPercent } from "./line-unit"

describe("a cart line", () => {
  it("is priced per pound or kilogram by weight, per piece by length", () => {
    expect((["in", "lb", "kg"] as const).map(priceBasis)).toEqual(["per piece", "per lb", "per kg"])
  })

  it.each([
    [{ itemTotal: 90, originalPrice: 100 }, "10.0%"],
    [{ itemTotal: 66.67, originalPrice: 100 }, "33.3%"],
    [{ itemTotal: 100, originalPrice: 100 }, null],
    [{ itemTotal: 110, originalPrice: 100 }, null],
    [{ itemTotal: 0, originalPrice: 0 }, null],
  ])("tells savings to one decimal: %j is %j", (line, text) => {
    expect(savingsPercent(line)).toBe(text)
  })
})
