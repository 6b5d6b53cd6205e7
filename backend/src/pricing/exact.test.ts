import { Decimal } from "decimal.js"
import fc from "fast-check"
import {
  compare,
  exact,
  exactOfText,
  percentFactor,
  ratioUnits,
  roundedUnits,
  signedOfText,
  times,
  toNumber,
  toText,
  type Exact,
} from "./exact"

const D = Decimal.clone({ precision: 400, rounding: Decimal.ROUND_HALF_EVEN, toExpNeg: -500, toExpPos: 500 })
const decimal = ({ digits, scale }: Exact) => new D(String(digits)).div(new D(10).pow(scale))

/** Numbers as prices have them, at halves of a unit, and any others. */
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((units) => units / 10_000),
  fc.integer({ min: 0, max: 10 ** 9 }).map((units) => (2 * units + 1) / 2000),
  fc.double({ min: 0, max: 1e20, noNaN: true }),
  fc.constantFrom(0, 1e-7, 1e21, 0.1, 123456789.12345678, 2 ** 52 - 0.5),
)
const products = fc.array(numbers, { minLength: 1, maxLength: 6 }).map((factors) => factors.map(exact).reduce(times))

describe("an exact decimal", () => {
  it("is the number it was made of, and its text", () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(decimal(exact(value)).eq(value)).toBe(true)
        expect(toNumber(exact(value))).toBe(value)
        expect(toText(exact(value))).toBe(new D(value).toFixed())
      }),
      { numRuns: 2000 },
    )
  })

  it("multiplies and compares as a decimal library does", () => {
    fc.assert(
      fc.property(products, products, (a, b) => {
        expect(decimal(times(a, b)).eq(decimal(a).times(decimal(b)))).toBe(true)
        expect(Math.sign(compare(a, b))).toBe(decimal(a).cmp(decimal(b)))
        expect(toNumber(a)).toBe(decimal(a).toNumber())
      }),
      { numRuns: 2000 },
    )
  })

  it("rounds halves to even as a decimal library does", () => {
    const near = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 0, max: 12 }), fc.constantFrom(-1n, 0n, 1n))
      .map(([whole, zeros, step]): Exact => ({ digits: (whole * 10n + 5n) * 10n ** BigInt(zeros) + step, scale: 3 + zeros }))
    fc.assert(
      fc.property(fc.oneof(products, near), fc.constantFrom(2, 4), (value, places) => {
        const expected = decimal(value).times(new D(10).pow(places)).toDecimalPlaces(0).toNumber()
        expect(roundedUnits(value, places)).toBe(expected)
      }),
      { numRuns: 5000 },
    )
  })

  it("divides and rounds as a decimal library does", () => {
    const divisors = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => exact(units / 10_000))
    const halves = fc.tuple(fc.nat(10 ** 9), divisors).map(([units, b]) => ({ a: times(exact((2 * units + 1) / 20_000), b), b }))
    const any = fc.tuple(products, divisors).map(([a, b]) => ({ a, b }))
    fc.assert(
      fc.property(fc.oneof(any, halves), ({ a, b }) => {
        expect(ratioUnits(a, b, 4)).toBe(decimal(a).div(decimal(b)).times(10_000).toDecimalPlaces(0).toNumber())
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ["24", "24"],
    ["24.", "24"],
    [".5", "0.5"],
    [" 007.50 ", "7.5"],
    ["123456789012345", "123456789012345"],
    ["1234567890123456", "1234567890123456"],
    ["12345678901234567890.123456789", "12345678901234567890.123456789"],
  ])("reads %j as %s", (text, expected) => {
    expect(toText(exactOfText(text) ?? { digits: -1n, scale: 0 })).toBe(expected)
  })

  it.each(["", " ", ".", "-1", "+1", "1e3", "1,5", "0x10", "12 in", "1.2.3", "NaN", "Infinity", "١"])(
    "reads no number in %j",
    (text) => {
      expect(exactOfText(text)).toBeNull()
    },
  )

  it("reads a minus sign where one is allowed", () => {
    expect(signedOfText("-2.50")).toEqual({ digits: -250n, scale: 2 })
    expect(signedOfText("--2")).toBeNull()
    expect(toText({ digits: -250n, scale: 2 })).toBe("-2.5")
  })

  it.each([
    [5, "1.05"],
    [-5, "0.95"],
    [-100, "0"],
    [0.125, "1.00125"],
  ])("makes of %d percent the factor %s", (percent, factor) => {
    expect(toText(percentFactor(exact(percent)))).toBe(factor)
  })
})
