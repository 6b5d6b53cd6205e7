import fc from "fast-check"
import { formatInches, fractionOf } from "./inch-format"

describe("formatInches", () => {
  it.each([
    [4.5, "4.500 in"],
    [0, "0.000 in"],
    [12.0625, "12.063 in"],
    [1000, "1000.000 in"],
  ])("writes %d as %j", (inches, text) => {
    expect(formatInches(inches)).toBe(text)
  })
})

describe("fractionOf", () => {
  it.each([
    [4.5, "4-1/2"],
    [0.75, "3/4"],
    [6, "6"],
    [0, "0"],
    [2.375, "2-3/8"],
    [1.015625, "1-1/64"],
    [0.984375, "63/64"],
  ])("writes %d as %j", (inches, text) => {
    expect(fractionOf(inches)).toBe(text)
  })

  it.each([0.188, 0.3, -0.5, Number.NaN, Number.POSITIVE_INFINITY, 1 / 128])("has no fraction for %d", (inches) => {
    expect(fractionOf(inches)).toBeNull()
  })

  it("gives back the size it came from, in lowest terms", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 64 * 400 }), (parts) => {
        const text = fractionOf(parts / 64) ?? ""
        const [, whole = "0", numerator = "0", denominator = "1"] = /^(?:(\d+)(?:-|$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? []
        expect(Number(whole) + Number(numerator) / Number(denominator)).toBe(parts / 64)
        expect(numerator === "0" || Number(numerator) % 2 === 1).toBe(true)
      }),
    )
  })
})
