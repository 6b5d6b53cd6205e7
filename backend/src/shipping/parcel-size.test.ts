import fc from "fast-check"
import { fitsUps, girthOf, lengthPlusGirthOf, sidesOf, type ShippingPiece } from "./parcel-size"

const bar = (
  weightInPounds: number,
  lengthInInches: number,
  widthInInches = 4,
  heightInInches = widthInInches,
): ShippingPiece => ({
  weightInPounds,
  lengthInInches,
  widthInInches,
  heightInInches,
})

describe("a piece", () => {
  it("has its longest side as length, whatever it is called", () => {
    const piece = bar(10, 3, 40, 7)
    expect(sidesOf(piece)).toEqual([40, 7, 3])
    expect(girthOf(piece)).toBe(20)
    expect(lengthPlusGirthOf(piece)).toBe(60)
  })

  it.each<[string, ShippingPiece, boolean]>([
    ["at every limit", bar(150, 108, 14.25), true],
    ["a little too heavy", bar(150.01, 10), false],
    ["a little too long", bar(1, 108.01, 1), false],
    ["too thick for its length", bar(1, 108, 14.26), false],
    ["at the girth limit in uneven decimals", bar(1, 100.1, 20.3, 12.15), true],
    ["without a weight", bar(0, 10), false],
    ["of unknown size", bar(1, Number.NaN), false],
  ])("%s fits as a UPS parcel: its limits hold", (_, piece, fits) => {
    expect(fitsUps(piece)).toBe(fits)
  })

  it("fits or not whichever side is called length", () => {
    const side = fc.integer({ min: 1, max: 1200 }).map((n) => n / 10)
    fc.assert(
      fc.property(side, side, side, (a, b, c) => {
        expect(fitsUps(bar(10, a, b, c))).toBe(fitsUps(bar(10, c, a, b)))
        expect(lengthPlusGirthOf(bar(10, a, b, c))).toBe(lengthPlusGirthOf(bar(10, b, c, a)))
      }),
    )
  })
})
