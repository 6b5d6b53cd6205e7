import fc from "fast-check"
import { fitsUps } from "./parcel-size"
import { bundleOf, splitIntoParcels } from "./split-into-parcels"

const bar = { weightInPounds: 40, lengthInInches: 24, widthInInches: 3, heightInInches: 3 }

describe("splitIntoParcels", () => {
  it("fills each parcel up to 150 lb", () => {
    const parcels = splitIntoParcels({ ...bar, pieces: 7 })
    expect(parcels.map(({ pieces, weightInPounds }) => [pieces, weightInPounds])).toEqual([
      [3, 120],
      [3, 120],
      [1, 40],
    ])
  })

  it("stops at the girth, not only at the weight", () => {
    const light = { weightInPounds: 1, lengthInInches: 100, widthInInches: 10, heightInInches: 10 }
    expect(splitIntoParcels({ ...light, pieces: 2 }).map(({ pieces }) => pieces)).toEqual([2])
    expect(splitIntoParcels({ ...light, pieces: 4 }).map(({ pieces }) => pieces)).toEqual([2, 2])
  })

  it("lets a piece that is no parcel travel alone", () => {
    expect(splitIntoParcels({ ...bar, weightInPounds: 400, pieces: 2 }).map(({ pieces }) => pieces)).toEqual([1, 1])
  })

  it("weighs exactly: 500 pieces of 0.3 lb are one parcel", () => {
    const pin = { weightInPounds: 0.3, lengthInInches: 2, widthInInches: 0.5, heightInInches: 0.5 }
    expect(splitIntoParcels({ ...pin, pieces: 500 })).toEqual([bundleOf(pin, 500)])
    expect(bundleOf(pin, 500)).toMatchObject({ weightInPounds: 150, widthInInches: 11.5, heightInInches: 11 })
  })

  it.each([0, -1, 1.5])("refuses %d pieces", (pieces) => {
    expect(() => splitIntoParcels({ ...bar, pieces })).toThrow(RangeError)
  })

  it("loses no piece, and makes only parcels that fit out of pieces that fit", () => {
    const line = fc.record({
      weightInPounds: fc.integer({ min: 1, max: 2000 }).map((n) => n / 10),
      lengthInInches: fc.integer({ min: 1, max: 120 }),
      widthInInches: fc.integer({ min: 1, max: 80 }).map((n) => n / 4),
      heightInInches: fc.integer({ min: 1, max: 80 }).map((n) => n / 4),
      pieces: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(line, (one) => {
        const parcels = splitIntoParcels(one)
        expect(parcels.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(one.pieces)
        if (fitsUps(one)) expect(parcels.every(fitsUps)).toBe(true)
        else expect(parcels).toHaveLength(one.pieces)
      }),
    )
  })
})
