import fc from "fast-check"
import { NotRatableError, rateFreight, ratePackage, zoneOf } from "./rate-shipment"

const box = { weightInPounds: 20, lengthInInches: 24, widthInInches: 6, heightInInches: 6 }
const bar = { weightInPounds: 2000, lengthInInches: 90, widthInInches: 6, heightInInches: 6 }

describe("ratePackage", () => {
  it.each([
    ["a light short box nearby", box, 100, 18.72],
    ["the same farther away", box, 2500, 25.44],
    ["more than 50 lb in zone 4", { ...box, weightInPounds: 100 }, 600, 85.5],
    ["more than 48 in long in zone 2", { ...box, lengthInInches: 60 }, 50, 37.22],
    ["heavy and long: the higher charge once", { ...box, weightInPounds: 100, lengthInInches: 60 }, 700, 94.8],
    ["exactly 50 lb and 48 in: no handling", { ...box, weightInPounds: 50, lengthInInches: 48 }, 600, 33],
  ])("estimates %s", (_, parcel, miles, amount) => {
    expect(ratePackage(parcel, miles)).toEqual({ amount, currencyCode: "usd", isEstimate: true, asOf: "2024-12-31" })
  })

  it("refuses what is no parcel, and a distance that is none", () => {
    expect(() => ratePackage({ ...box, weightInPounds: 151 }, 10)).toThrow(NotRatableError)
    expect(() => ratePackage(box, -1)).toThrow(NotRatableError)
    expect(() => ratePackage(box, Number.NaN)).toThrow(NotRatableError)
  })
})

describe("rateFreight", () => {
  it.each([
    ["a ton over 500 miles", [bar], 500, 725],
    ["the minimum", [{ ...bar, weightInPounds: 200 }], 100, 206.25],
    ["8 ft and more", [{ ...bar, lengthInInches: 96 }], 500, 820],
    ["12 ft and more", [{ ...bar, lengthInInches: 144 }], 500, 945],
    ["20 ft and more", [bar, { ...bar, lengthInInches: 240 }], 500, 1930],
  ])("estimates %s", (_, pieces, miles, amount) => {
    expect(rateFreight(pieces, miles)).toEqual({ amount, currencyCode: "usd", isEstimate: true, asOf: "2024-12-31" })
  })

  it("refuses a piece of 28 ft, an unknown weight, and no pieces at all", () => {
    expect(() => rateFreight([{ ...bar, lengthInInches: 336 }], 500)).toThrow(NotRatableError)
    expect(() => rateFreight([{ ...bar, weightInPounds: 0 }], 500)).toThrow(NotRatableError)
    expect(() => rateFreight([], 500)).toThrow(NotRatableError)
  })
})

describe("zoneOf", () => {
  it.each([
    [0, 2],
    [150, 2],
    [151, 3],
    [1800, 7],
    [1801, 8],
    [9000, 8],
  ])("puts %d miles into zone %d", (miles, zone) => {
    expect(zoneOf(miles).zone).toBe(zone)
  })
})

describe("an estimate", () => {
  it("never falls with weight or distance", () => {
    const weight = fc.integer({ min: 1, max: 150 })
    const miles = fc.integer({ min: 0, max: 4000 })
    fc.assert(
      fc.property(weight, weight, miles, miles, (w1, w2, m1, m2) => {
        const [light, heavy] = [Math.min(w1, w2), Math.max(w1, w2)].map((weightInPounds) => ({ ...box, weightInPounds }))
        const [near, far] = [Math.min(m1, m2), Math.max(m1, m2)]
        if (!light || !heavy) throw new Error("two weights make two boxes")
        expect(ratePackage(light, near).amount).toBeLessThanOrEqual(ratePackage(heavy, far).amount)
        expect(rateFreight([light], near).amount).toBeLessThanOrEqual(rateFreight([light, heavy], far).amount)
      }),
    )
  })
})
