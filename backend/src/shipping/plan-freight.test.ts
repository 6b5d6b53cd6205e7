import fc from "fast-check"
import { COIDS, type Coid } from "../contract"
import { estimateConsignment } from "./estimate-consignment"
import { fitsUps } from "./parcel-size"
import { planFreight } from "./plan-freight"
import { NotRatableError, ratePackage } from "./rate-shipment"

const line = (changes: object = {}) => ({
  ...{ coid: "INC" as Coid, pieces: 3, weightInPounds: 60, lengthInInches: 24, widthInInches: 3, heightInInches: 3 },
  ...changes,
})
const DALLAS = { country: "US", postalCode: "75201" }
const LONG = { lengthInInches: 120 }

describe("planFreight", () => {
  it.each<[string, object[], { country: string; postalCode: string }, string, number[]]>([
    ["short light bars", [{}], DALLAS, "UPS", [120, 60]],
    ["one long bar among short ones", [{}, LONG], DALLAS, "ABF", [180, 180]],
    ["short bars to Mexico", [{}], { country: "MX", postalCode: "64000" }, "ABF", [180]],
    ["bars over the sea", [{}], { country: "DE", postalCode: "45127" }, "PENDING", []],
    ["bars of which some leave from abroad", [{}, { coid: "EUR" }], DALLAS, "PENDING", []],
    ["a bar of unknown weight", [{ weightInPounds: 0 }], DALLAS, "PENDING", []],
    ["nothing", [], DALLAS, "PENDING", []],
  ])("sends %s by the carrier of decision 32, packed", (_name, lines, to, carrier, pounds) => {
    const plan = planFreight(lines.map(line), to)
    expect(plan.carrier).toBe(carrier)
    expect(plan.consignments.flatMap(({ packages }) => packages.map(({ weightInPounds }) => weightInPounds))).toEqual(pounds)
  })

  it("loses no piece and no weight, and gives UPS only what UPS takes", () => {
    const lines = fc.array(
      fc.record({
        coid: fc.constantFrom(...COIDS),
        pieces: fc.integer({ min: 1, max: 100 }),
        weightInPounds: fc.integer({ min: 1, max: 200 }),
        lengthInInches: fc.integer({ min: 1, max: 130 }),
        widthInInches: fc.integer({ min: 1, max: 12 }),
        heightInInches: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(lines, (wanted) => {
        const { carrier, consignments } = planFreight(wanted, DALLAS)
        const packages = consignments.flatMap((one) => one.packages)
        if (carrier === "PENDING") return expect(packages).toEqual([])
        expect(packages.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(wanted.reduce((sum, { pieces }) => sum + pieces, 0))
        const weight = wanted.reduce((sum, one) => sum + one.weightInPounds * one.pieces, 0)
        expect(packages.reduce((sum, { weightInPounds }) => sum + weightInPounds, 0)).toBe(weight)
        if (carrier === "UPS") expect(packages.every(fitsUps)).toBe(true)
      }),
    )
  })
})

describe("estimateConsignment", () => {
  const consignment = (changes: object = {}, to = DALLAS) => {
    const [first] = planFreight([line(changes)], to).consignments
    if (!first) throw new Error("One line is one consignment")
    return first
  }

  it("adds up the parcels", () => {
    const one = consignment()
    const sum = one.packages.reduce((total, parcel) => total + ratePackage(parcel, 250).amount, 0)
    expect(estimateConsignment(one, "UPS")).toEqual({
      amount: Math.round(sum * 100) / 100,
      currencyCode: "usd",
      isEstimate: true,
      asOf: "2024-12-31",
    })
  })

  it("rates a long bar as freight, dearer than the minimum", () => {
    expect(estimateConsignment(consignment(LONG), "ABF").amount).toBe(301.25)
  })

  it.each([
    ["to where no road leads", {}, { country: "US", postalCode: "96801" }, "UPS" as const],
    ["to Mexico, whose places are not in the table", {}, { country: "MX", postalCode: "64000" }, "ABF" as const],
    ["of 28 ft", { lengthInInches: 336 }, DALLAS, "ABF" as const],
    ["of more than 20,000 lb", { weightInPounds: 500, pieces: 41 }, DALLAS, "ABF" as const],
  ])("has no rate for a consignment %s", (_name, changes, to, carrier) => {
    expect(() => estimateConsignment(consignment(changes, to), carrier)).toThrow(NotRatableError)
  })
})
