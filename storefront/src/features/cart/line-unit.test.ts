import { priceBasis, savingsText } from "./line-unit"

describe("a cart line", () => {
  it("is priced per pound or kilogram by weight, per piece by length", () => {
    expect((["in", "lb", "kg"] as const).map(priceBasis)).toEqual(["per piece", "per lb", "per kg"])
  })

  it.each([
    [10, "10.0%"],
    [33.3, "33.3%"],
    [0, null],
  ])("tells a saving of %d percent to one decimal: %j", (savingPercent, text) => {
    expect(savingsText({ savingPercent })).toBe(text)
  })
})
