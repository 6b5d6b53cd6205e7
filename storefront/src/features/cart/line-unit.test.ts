import { savingsText } from "./line-unit"

describe("a cart line", () => {
  it.each([
    [10, "10.0%"],
    [33.3, "33.3%"],
    [0, null],
  ])("tells a saving of %d percent to one decimal: %j", (savingPercent, text) => {
    expect(savingsText({ savingPercent })).toBe(text)
  })
})
