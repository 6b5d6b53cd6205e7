import { Decimal } from "decimal.js"
import fc from "fast-check"
import { toFeet, toKilograms } from "./unit-conversion"

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_EVEN })

describe("toKilograms", () => {
  it.each([
    [1, 0.4536],
    [100, 45.3592],
    [0, 0],
    [-2, -0.9072],
    [0.0001, 0],
    [1e21, 453592000000000000000],
    [1e-7, 0],
  ])("turns %d lb into %d kg", (pounds, kilograms) => {
    expect(toKilograms(pounds)).toBeCloseTo(kilograms, 10)
  })

  it("agrees with exact decimal arithmetic, halves to even", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (pounds) => {
        expect(toKilograms(pounds) + 0).toBe(new Exact(pounds).times(0.453592).toDecimalPlaces(4).toNumber() + 0)
      }),
    )
  })

  it("refuses what is no number", () => {
    expect(() => toKilograms(Number.NaN)).toThrow(RangeError)
  })
})

describe("toFeet", () => {
  it.each([
    [12, 1],
    [100, 8.3333],
    [0.0006, 0],
    [0.0018, 0.0002],
    [-6, -0.5],
  ])("turns %d in into %d ft", (inches, feet) => {
    expect(toFeet(inches) + 0).toBe(feet)
  })

  it("agrees with exact decimal arithmetic, halves to even", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const inches = digits / 10 ** places
        expect(toFeet(inches)).toBe(new Exact(inches).div(12).toDecimalPlaces(4).toNumber())
      }),
    )
  })
})
