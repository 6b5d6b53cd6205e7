import fc from "fast-check"
import { availabilityLabelOf, availabilityOf, coidListOf, type AvailabilityFacts } from "./availability"
import { AVAILABILITY } from "./availability-values"

const stocked: AvailabilityFacts = { avlStkZone: "Z4", stockType: "round", coid: "INC", availableInches: 100, withdrawn: false }

describe("availabilityOf", () => {
  it.each([
    ["Z4", "highAvailability"],
    ["Z3", "mediumAvailability"],
    ["Z2", "mediumAvailability"],
    ["Z1", "inTransit"],
    ["Z0", "inTransit"],
    ["Z5", "inTransit"],
    ["Z04", "highAvailability"],
    ["4", "highAvailability"],
    ["z4", "highAvailability"],
    ["ZX", "inTransit"],
    ["", "inTransit"],
    [null, "inTransit"],
    [undefined, "inTransit"],
  ])("maps zone %j to %s", (avlStkZone, expected) => {
    expect(availabilityOf({ ...stocked, avlStkZone })).toBe(expected)
  })

  it.each<[string, Partial<AvailabilityFacts>, string]>([
    ["a source that failed", { sourceFailed: true }, "unknown"],
    ["an item without a stock record", { hasStockRecord: false }, "unknown"],
    ["a withdrawn item whose source failed", { sourceFailed: true, withdrawn: true }, "unknown"],
    ["a withdrawn item", { withdrawn: true }, "unavailable"],
    ["a withdrawn item with metal inbound", { withdrawn: true, inboundInches: 50 }, "unavailable"],
    ["no inches and nothing inbound", { availableInches: 0 }, "unavailable"],
    ["no inches in zone 1 without a known delivery", { availableInches: 0, avlStkZone: "Z1" }, "unavailable"],
    ["no inches but metal inbound", { availableInches: 0, inboundInches: 50, avlStkZone: "Z0" }, "inTransit"],
    ["inches that are not a number", { availableInches: Number.NaN }, "unavailable"],
    ["a made-to-order item", { stockType: "Made to order" }, "specialOrder"],
    ["a made-to-order item written with hyphens", { stockType: "made-to-order" }, "specialOrder"],
    ["an item no company holds", { coid: " , " }, "specialOrder"],
    ["an item no company holds and nothing is left of", { coid: "", availableInches: 0 }, "unavailable"],
  ])("decides for %s", (_, facts, expected) => {
    expect(availabilityOf({ ...stocked, ...facts })).toBe(expected)
  })

  it("never promises metal of a withdrawn item", () => {
    const facts = fc.record({
      avlStkZone: fc.constantFrom("Z0", "Z1", "Z2", "Z3", "Z4"),
      stockType: fc.constantFrom("round", "made to order"),
      coid: fc.constantFrom("", "INC", "INC,EUR"),
      availableInches: fc.nat(),
      inboundInches: fc.nat(),
      sourceFailed: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (one) => {
        expect(["unknown", "unavailable"]).toContain(availabilityOf({ ...one, withdrawn: true }))
      }),
    )
  })
})

describe("availabilityLabelOf", () => {
  it("has the specified words for every class", () => {
    expect(Object.entries(AVAILABILITY).map(([key, label]) => [key, label])).toEqual([
      ["highAvailability", "High Availability"],
      ["mediumAvailability", "Medium Availability"],
      ["inTransit", "In Transit"],
      ["specialOrder", "Special Order"],
      ["unavailable", "Unavailable"],
      ["unknown", "Check Availability"],
    ])
    expect(availabilityLabelOf("unknown")).toBe("Check Availability")
  })
})

describe("coidListOf", () => {
  it.each([
    ["INC,EUR", ["INC", "EUR"]],
    [" INC , ,EUR,", ["INC", "EUR"]],
    ["", []],
  ])("splits %j", (text, list) => {
    expect(coidListOf(text)).toEqual(list)
  })
})
