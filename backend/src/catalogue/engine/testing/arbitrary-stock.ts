import fc from "fast-check"
import { COIDS, METAL_CATEGORIES, PRODUCT_TYPES, SORTS, STOCK_TYPES, STOCK_ZONES, STRATIFICATION_RANKS } from "../../../contract"
import type { IndexRow, StockQuery } from "../stock-query"

/*
 * Random stock and random searches from few values, so that most searches find something and values meet in every way.
 */

const GRADES = ["718", "625", "X-750", "316/316L", "17-4PH", "SUPER 13CR", "4145H MOD", "4140"]
const CONDITIONS = ["ANNEALED", "SOLUTION ANNEALED & AGED (120K)", "H1150", "QUENCHED & TEMPERED (110K)"]
const SIZES = ["4.500", "0.500", "4.000-1.000", "4.500-4.500", "2.000-0.500", "10.000", "odd"]
const DIAMETERS = [null, 0.5, 4, 4.5, 10]
const WORDS = [
  ["718", "71", "N07718", "N0771", "INCONEL", "INCNEL", "INCNOEL", "4140", "414", "4415", "17-4PH", "174PH", "17-4", "X750"],
  ["4.5", "4.500", "4", "0.5", ".5", "4-1", "4.5x4.5", "4.7", "10", "BAR", "TUBE", "BR", "RB", "04500", "H1150", "ANN", "SUPER"],
  ["13CR", "316L", "718_rb", "IN", "&", "(110K)", "OFFCUT", "OFFCTU", "AB", "QUENCHDE", "alloy", "1.4542", "2.46"],
  ["UNS", "PH", "CR", "5", "1/2", "4-1/2", "4x1/2", "718RB", "4140RB00500SA", "ABTB04500", "316LF", "RB04500", "L00500A"],
].flat()

const terms: Record<string, string[]> = {
  "718": ["N07718", "Inconel 718", "W.Nr. 2.4668"],
  "625": ["N06625", "Inconel 625"],
  "17-4PH": ["S17400", "1.4542"],
}

/** Codes differ in their normalised form too, as decision 13 promises. */
const code = fc.tuple(
  fc.constantFrom("718", "625", "X750", "316L", "4140", "ab"),
  fc.constantFrom("RB", "TB", "fl"),
  fc.constantFrom("04500", "00500"),
  fc.constantFrom("SA", "SA120", "A"),
)

export const arbitraryRow: fc.Arbitrary<IndexRow> = fc
  .record({
    code,
    name: fc.constantFrom("Alloy", "Round Bar", "Offcut, 2 in"),
    metalCategory: fc.constantFrom(...METAL_CATEGORIES),
    stockGrade: fc.constantFrom(...GRADES),
    productType: fc.constantFrom(...PRODUCT_TYPES),
    stockType: fc.constantFrom(...STOCK_TYPES),
    productCondition: fc.constantFrom(...CONDITIONS),
    productSize: fc.constantFrom(...SIZES),
    outerDiameter: fc.constantFrom(...DIAMETERS),
    insideDiameter: fc.constantFrom(...DIAMETERS),
    coids: fc.uniqueArray(fc.constantFrom(...COIDS, "NEW"), { maxLength: 3 }),
    stratificationRank: fc.constantFrom(...STRATIFICATION_RANKS),
    avlStkZone: fc.constantFrom(...STOCK_ZONES),
    isSpecialOffer: fc.boolean(),
    isPopularItem: fc.boolean(),
    cost: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    availableInches: fc.constantFrom(0, 12.5, 12.501, 900),
    withdrawn: fc.boolean(),
    productCategory: fc.constantFrom("Metals", "Offcuts"),
  })
  .map(({ code: parts, name, coids, cost, ...row }) => ({
    ...row,
    productCode: parts.join(" "),
    productName: `${name} ${row.stockGrade} ${row.productSize} in`,
    coid: coids.join(","),
    averageCostPerInch: cost,
    averageCostPerKg: null,
    averageCostPerLb: cost,
    availablePieces: 2,
    searchTerms: terms[row.stockGrade] ?? [],
  }))

export const arbitraryRows = fc.uniqueArray(arbitraryRow, { selector: ({ productCode }) => productCode, maxLength: 40 })

const some = (...values: string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined, freq: 2 })
const inches = fc.option(fc.constantFrom(0, 0.5, 1, 4, 4.5, 6, 10), { nil: undefined, freq: 1 })

export const arbitraryQuery: fc.Arbitrary<StockQuery> = fc.record({
  text: fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, fc.array(fc.constantFrom(...WORDS), { maxLength: 3 })),
  filters: fc.record({
    metalCategory: some(...METAL_CATEGORIES, "GOLD"),
    productType: some(...PRODUCT_TYPES),
    stockType: some(...STOCK_TYPES),
    stockGrade: some(...GRADES, "none"),
    productSize: some(...SIZES, "none"),
    productCondition: some(...CONDITIONS),
    coid: some(...COIDS, "NEW", "XXX"),
  }),
  ranges: fc.oneof(
    { weight: 3, arbitrary: fc.constant<StockQuery["ranges"]>({}) },
    fc.record({ outerDiameterMin: inches, outerDiameterMax: inches, insideDiameterMin: inches, insideDiameterMax: inches }),
  ),
  productCode: fc.option(
    code.map((parts) => parts.join("_").toLowerCase()),
    { nil: undefined, freq: 1 },
  ),
  productCategory: fc.constantFrom(undefined, undefined, undefined, "Offcuts", "none"),
  maxRank: fc.constantFrom(undefined, undefined, "A", "B", "D", "X"),
  specialOnly: fc.boolean(),
  popularOnly: fc.boolean(),
  inStockRecordsOnly: fc.boolean(),
  nearCoid: fc.constantFrom(undefined, undefined, undefined, "INC", "EUR", "NEW", "XXX"),
  sort: fc.constantFrom(...SORTS),
  limit: fc.constantFrom(0, 3, 25),
  offset: fc.constantFrom(0, 0, 1, 5, 30),
  facets: fc.boolean(),
})
