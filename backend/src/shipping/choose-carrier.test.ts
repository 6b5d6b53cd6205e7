import fc from "fast-check"
import { chooseCarrier } from "./choose-carrier"
import type { ShippingPiece } from "./parcel-size"

const parcel: ShippingPiece = { weightInPounds: 100, lengthInInches: 40, widthInInches: 4, heightInInches: 4 }
const long = { ...parcel, lengthInInches: 120 }
const heavy = { ...parcel, weightInPounds: 151 }

describe("chooseCarrier", () => {
  it.each<[string, ShippingPiece[], string, string, string]>([
    ["parcels within the US", [parcel, parcel], "US", "US", "UPS"],
    ["a parcel to Canada", [parcel], "us", "ca", "UPS"],
    ["a parcel to Mexico", [parcel], "US", "MX", "ABF"],
    ["one long bar among parcels", [parcel, long], "US", "US", "ABF"],
    ["a heavy bar", [heavy], "CA", "US", "ABF"],
    ["a parcel from Germany", [parcel], "DE", "US", "PENDING"],
    ["a parcel to Singapore", [parcel], "US", "SG", "PENDING"],
    ["a long bar to Singapore", [long], "US", "SG", "PENDING"],
    ["nothing", [], "US", "US", "PENDING"],
    ["a piece of unknown weight", [{ ...parcel, weightInPounds: 0 }], "US", "US", "PENDING"],
    ["a piece of unknown length", [{ ...parcel, lengthInInches: Number.NaN }], "US", "US", "PENDING"],
  ])("sends %s with the carrier of decision 32", (_, pieces, origin, destination, carrier) => {
    expect(chooseCarrier(pieces, origin, destination)).toBe(carrier)
  })

  it("never moves from ABF back to UPS when another piece is added", () => {
    const piece = fc.record({
      weightInPounds: fc.integer({ min: 1, max: 300 }),
      lengthInInches: fc.integer({ min: 1, max: 200 }),
      widthInInches: fc.integer({ min: 1, max: 30 }),
      heightInInches: fc.integer({ min: 1, max: 30 }),
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), piece, fc.constantFrom("US", "CA", "MX"), (pieces, more, destination) => {
        const before = chooseCarrier(pieces, "US", destination)
        const after = chooseCarrier([...pieces, more], "US", destination)
        expect(before === "ABF" && after === "UPS").toBe(false)
        expect(chooseCarrier(pieces, destination, "US")).toBe(before)
      }),
    )
  })
})
