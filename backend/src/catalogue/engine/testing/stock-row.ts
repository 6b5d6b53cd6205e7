import type { IndexRow } from "../stock-query"

/** A bar of alloy 718, 4.5 inches, with changes. */
export const stockRow = (productCode: string, changes: Partial<IndexRow> = {}): IndexRow => ({
  productCode,
  productName: `${productCode} Bar`,
  productCategory: "Metals",
  metalCategory: "NICKEL",
  stockGrade: "718",
  productType: "Bar",
  stockType: "round",
  productCondition: "ANNEALED",
  productSize: "4.500",
  outerDiameter: 4.5,
  insideDiameter: null,
  coid: "INC",
  stratificationRank: "C",
  avlStkZone: "Z4",
  isSpecialOffer: false,
  isPopularItem: false,
  averageCostPerInch: 1,
  averageCostPerKg: 2,
  averageCostPerLb: 3,
  availableInches: 100,
  availablePieces: 1,
  withdrawn: false,
  searchTerms: ["N07718", "Inconel 718"],
  ...changes,
})
