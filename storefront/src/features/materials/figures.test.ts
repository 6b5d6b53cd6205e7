import { formatLimit, formatShare, missingDigits, shareDecimals, summariseFigures } from "./figures"
import type { MechanicalFigure } from "./grade-facts"

describe("a composition limit in words", () => {
  it.each([
    [{ min: 17, max: 21 }, "17.0–21.0"],
    [{ max: 0.08 }, "≤ 0.08"],
    [{ max: 0.00005 }, "≤ 0.00005"],
    [{ min: 63 }, "≥ 63.0"],
    [{ min: 4.75, max: 5.5 }, "4.75–5.5"],
    [{ balance: true as const }, "balance"],
    [{}, "–"],
  ])("%j reads %s, with the decimals its source gives", (limit, text) => {
    expect(formatLimit(limit, "balance")).toBe(text)
  })
})

describe("a column of shares", () => {
  it("has room for the decimals of its finest, one at least", () => {
    expect(shareDecimals([50, undefined])).toBe(1)
    expect(shareDecimals([0.08, 50, 0.00005])).toBe(5)
  })

  it.each([50, 4.75, 0.015, 0.00005])("lines up the point of %d with the others", (share) => {
    const [, behind = ""] = `${formatShare(share)}${missingDigits(share, 5)}`.split(".")
    expect(behind).toHaveLength(5)
  })

  it("gives no digits to what is no share", () => {
    expect(missingDigits(undefined, 5)).toBe("")
  })
})

describe("the figures of a property in one text", () => {
  const figure = (limit: MechanicalFigure["limit"], value: number, unit: MechanicalFigure["unit"]): MechanicalFigure => ({
    property: "Hardness",
    ...{ limit, value, unit, source: "a" },
  })
  const hardness = [figure("min", 32, "HRC"), figure("max", 40, "HRC"), figure("min", 331, "HBW")]

  it("join both limits of a unit to a range and keep the units apart", () => {
    expect(summariseFigures(hardness, "us")).toBe("32–40 HRC, ≥ 331 HBW")
  })

  it("mark with ~ where the figure is no limit, and nothing where there is none", () => {
    expect(summariseFigures([figure("typical", 20, "%")], "us")).toBe("~ 20 %")
    expect(summariseFigures([], "us")).toBe("")
  })

  it("tell strengths in megapascals to who measures so, and the rest as it is", () => {
    expect(summariseFigures([figure("min", 120, "ksi"), figure("max", 145, "ksi")], "us")).toBe("120–145 ksi")
    expect(summariseFigures([figure("min", 120, "ksi"), figure("max", 145, "ksi")], "metric")).toBe("827–1000 MPa")
    expect(summariseFigures(hardness, "metric")).toBe(summariseFigures(hardness, "us"))
  })
})
