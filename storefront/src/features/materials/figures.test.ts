import type { Condition } from "./grade-facts"
import { formatLimit, shareDecimals, summariseFigures } from "./figures"

describe("a composition limit in words", () => {
  it.each([
    [{ min: 17, max: 21 }, "17.00–21.00"],
    [{ max: 0.08 }, "≤ 0.08"],
    [{ max: 0.00005 }, "≤ 0.00005"],
    [{ min: 63 }, "≥ 63.00"],
    [{ balance: true as const }, "balance"],
    [{}, "–"],
  ])("%j reads %s", (limit, text) => {
    expect(formatLimit(limit, "balance")).toBe(text)
  })
})

describe("a column of limits", () => {
  it("has the decimals of its finest share, and two at least", () => {
    expect(shareDecimals([{ min: 17, max: 21 }, undefined, { balance: true }])).toBe(2)
    expect(shareDecimals([{ max: 0.08 }, { max: 0.015 }])).toBe(3)
  })

  it("shows every share with them", () => {
    expect(formatLimit({ min: 0.4, max: 0.6 }, "balance", 3)).toBe("0.400–0.600")
  })
})

describe("the mechanical properties of a condition in one cell", () => {
  const condition: Condition = {
    name: "Aged",
    spec: null,
    properties: [
      { property: "Hardness", limit: "min", value: 32, unit: "HRC", source: "a" },
      { property: "Hardness", limit: "max", value: 40, unit: "HRC", source: "a" },
      { property: "Hardness", limit: "min", value: 331, unit: "HBW", source: "a" },
      { property: "Elongation", limit: "typical", value: 20, unit: "%", source: "a" },
    ],
  }

  it("join both limits of a unit to a range and keep the units apart", () => {
    expect(summariseFigures(condition, "Hardness")).toBe("32–40 HRC, ≥ 331 HBW")
  })

  it("mark with ~ where the figure is no limit, and nothing where there is none", () => {
    expect(summariseFigures(condition, "Elongation")).toBe("~ 20 %")
    expect(summariseFigures(condition, "Tensile Strength")).toBe("")
  })
})
