import { metricAmount } from "./metric-amount"

describe("the amount of a piece beside what was ordered", () => {
  it.each([
    ["24", "in", "609.6 mm"],
    ["0.75", "in", "19.1 mm"],
    ["480", "in", "12,192.0 mm"],
    ["50", "lb", "22.68 kg"],
  ] as const)("%s %s is %s", (amount, unit, text) => {
    expect(metricAmount(amount, unit)).toBe(text)
  })

  it("is nothing where kilograms were ordered", () => {
    expect(metricAmount("50", "kg")).toBeNull()
  })
})
