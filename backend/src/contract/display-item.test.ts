import fc from "fast-check"
import type { CatalogueItem } from "./catalogue-schema"
import { isNear, promoTypeOf, toDisplayItem } from "./display-item"

const item: CatalogueItem = {
  productCode: "718 RB 04500 SA120",
  productName: "Alloy 718 Round Bar 4.500 in",
  productCategory: "Metals",
  metalCategory: "NICKEL",
  stockGrade: "718",
  productType: "Bar",
  stockType: "round",
  productCondition: "SOLUTION ANNEALED",
  productSize: "4.500",
  outerDiameter: 4.5,
  insideDiameter: null,
  coid: "INC,EUR",
  stratificationRank: "C",
  avlStkZone: "Z4",
  isSpecialOffer: false,
  isPopularItem: false,
  averageCostPerInch: 80,
  averageCostPerKg: 40,
  averageCostPerLb: 18,
  availableInches: 743.5,
  availablePieces: 5,
  withdrawn: false,
}

describe("promoTypeOf", () => {
  it.each<[string, Partial<CatalogueItem>, string]>([
    ["a special offer", { isSpecialOffer: true }, "special"],
    ["a special offer that is also popular", { isSpecialOffer: true, isPopularItem: true, stratificationRank: "A" }, "special"],
    ["a popular item", { isPopularItem: true }, "popular"],
    ["a popular item of rank D in high availability", { isPopularItem: true, stratificationRank: "D" }, "popular"],
    ["rank A", { stratificationRank: "A" }, "popular"],
    ["rank B", { stratificationRank: "B" }, "popular"],
    ["rank C", { stratificationRank: "C" }, "none"],
    ["rank D in high availability", { stratificationRank: "D" }, "special"],
    ["rank D in medium availability", { stratificationRank: "D", avlStkZone: "Z3" }, "none"],
    ["rank D in zone 4 with nothing left", { stratificationRank: "D", availableInches: 0 }, "none"],
  ])("decides for %s", (_, changes, expected) => {
    expect(promoTypeOf({ ...item, ...changes })).toBe(expected)
  })
})

describe("toDisplayItem", () => {
  it("adds the badge, the promotion, the six zero averages, amount, unit and pieces", () => {
    expect(toDisplayItem(item)).toEqual({
      ...item,
      availabilityClass: "highAvailability",
      availabilityLabel: "High Availability",
      promoType: "none",
      sevenDayWonAveragePricePerInch: 0,
      sevenDayWonAveragePricePerKilogram: 0,
      sevenDayWonAveragePricePerPound: 0,
      thirtyDayWonAveragePricePerInch: 0,
      thirtyDayWonAveragePricePerKilogram: 0,
      thirtyDayWonAveragePricePerPound: 0,
      amount: "743.5",
      unit: "in",
      pieces: 5,
    })
  })

  it("writes the amount 0.0 where nothing is available", () => {
    expect(toDisplayItem({ ...item, availableInches: 0 }).amount).toBe("0.0")
  })

  it("shows Check Availability when the stock source failed", () => {
    expect(toDisplayItem(item, { sourceFailed: true }).availabilityLabel).toBe("Check Availability")
  })
})

describe("isNear", () => {
  it.each<[string, Partial<CatalogueItem>, string, boolean]>([
    ["held by the company in zone 4", {}, "EUR", true],
    ["held by the company in zone 2", { avlStkZone: "Z2" }, "INC", true],
    ["held by the company in zone 1", { avlStkZone: "Z1" }, "INC", false],
    ["held by another company", {}, "SIN", false],
    ["held by a company whose code is part of another", { coid: "INCX" }, "INC", false],
    ["withdrawn", { withdrawn: true }, "INC", false],
  ])("is decided for an item that is %s", (_, changes, coid, expected) => {
    expect(isNear({ ...item, ...changes }, coid)).toBe(expected)
  })

  it("is never true for a company that does not hold the item", () => {
    fc.assert(
      fc.property(fc.subarray(["INC", "EUR", "MSA", "SIN", "DUB"]), fc.constantFrom("INC", "EUR", "MSA"), (held, coid) => {
        expect(isNear({ ...item, coid: held.join(",") }, coid)).toBe(held.includes(coid))
      }),
    )
  })
})
