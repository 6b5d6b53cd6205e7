import type { CatalogSearchBody } from "@billet/backend/contract"

/** A search both providers are asked, and why one of them may answer otherwise. */
export type Asked = { name: string; body: CatalogSearchBody; differsInPostgres?: string }

const RANKING = "PostgreSQL ranks by how often and how close words stand, we by grade, code and availability"
const WHOLE_WORDS = "PostgreSQL knows whole words, and of the last one its beginning"
const NO_TYPOS =
  "Medusa forgives typos by likeness to the whole text, which also finds what has no such word; asked for exact counts, we leave it off"
const NO_NUMBERS = "PostgreSQL compares sizes as text: 4.5 is not 4.500"
const STEMS = "PostgreSQL reduces English words to their stems: ANNEALED finds ANNEALING, and noise words find everything"

const all = { facets: true, limit: 100 } as const

/** Each filter, combinations, ranges, text, the sorts, pages and counts. */
export const SEARCHES: Asked[] = [
  { name: "everything", body: all },
  { name: "one metal category", body: { ...all, metalCategory: "NICKEL" } },
  { name: "two metal categories", body: { ...all, metalCategory: ["NICKEL", "LOW ALLOY"] } },
  { name: "a product type", body: { ...all, productType: "Tube" } },
  { name: "a stock type", body: { ...all, stockType: "flat" } },
  { name: "a grade", body: { ...all, stockGrade: "316L" } },
  { name: "two grades of different metals", body: { ...all, stockGrade: ["718", "4140"] } },
  { name: "a size", body: { ...all, productSize: "4.500" } },
  { name: "sizes of two shapes", body: { ...all, productSize: ["4.500", "6.000-3.000"] } },
  { name: "a condition with an ampersand and brackets", body: { ...all, productCondition: "QUENCHED & TEMPERED (110K)" } },
  { name: "a company", body: { ...all, coid: "INC" } },
  { name: "two companies", body: { ...all, coid: ["EUR", "SIN"] } },
  { name: "companies as a list", body: { ...all, coidCommaList: "DUB,SIN" } },
  { name: "near a company", body: { ...all, nearCoid: "INC" } },
  { name: "near one company and stocked by another", body: { ...all, nearCoid: "INC", coid: "EUR" } },
  { name: "a product category", body: { ...all, productCategory: "Offcuts" } },
  { name: "ranks up to B", body: { ...all, stratificationRank: "B" } },
  { name: "an unknown rank", body: { ...all, stratificationRank: "X" } },
  { name: "ranks up to D, which is every rank", body: { ...all, stratificationRank: "D" } },
  { name: "special offers", body: { ...all, isSpecialOffer: true } },
  { name: "popular items", body: { ...all, isPopularItem: true } },
  { name: "stock records only", body: { ...all, hasStockItems: true } },
  { name: "a product code", body: { ...all, productCode: "718 RB 04500 SA120" } },
  { name: "a product code in its normalised form", body: { ...all, productCode: "718_rb_04500_sa120" } },
  { name: "a product code nobody has", body: { ...all, productCode: "718 RB" } },
  { name: "values nobody has", body: { ...all, stockGrade: "NONE", metalCategory: "GOLD" } },
  { name: "an outer diameter from", body: { ...all, outerDiameterMin: 4.5 } },
  { name: "an outer diameter up to", body: { ...all, outerDiameterMax: 4.5 } },
  { name: "an outer diameter just above", body: { ...all, outerDiameterMin: 4.5001 } },
  { name: "a range of outer diameters", body: { ...all, outerDiameterMin: 0.5, outerDiameterMax: 6 } },
  { name: "an empty range", body: { ...all, outerDiameterMin: 7, outerDiameterMax: 6 } },
  { name: "inside diameters", body: { ...all, insideDiameterMin: 1.25, insideDiameterMax: 2.999 } },
  { name: "both diameters", body: { ...all, outerDiameterMin: 4, outerDiameterMax: 7, insideDiameterMin: 2 } },
  { name: "metal and type", body: { ...all, metalCategory: "STAINLESS", productType: "Bar" } },
  { name: "metal, type and grade", body: { ...all, metalCategory: "NICKEL", productType: "Bar", stockGrade: "718" } },
  {
    name: "every finder filter",
    body: {
      ...all,
      metalCategory: "NICKEL",
      productType: "Bar",
      stockGrade: "718",
      productCondition: "SOLUTION ANNEALED AND AGED",
      productSize: "4.500",
    },
  },
  { name: "filters, a range and a company", body: { ...all, productType: ["Bar", "Tube"], outerDiameterMax: 6, coid: "EUR", hasStockItems: true } },
  { name: "filters without counts", body: { metalCategory: "NICKEL", limit: 10 } },
  { name: "featured first", body: { ...all, sort: "featured" } },
  { name: "by availability", body: { ...all, sort: "availability" } },
  { name: "by size, smallest first", body: { ...all, sort: "size-asc" } },
  { name: "by size, largest first", body: { ...all, sort: "size-desc" } },
  { name: "by code, the last first", body: { ...all, sort: "code-desc" } },
  { name: "by grade", body: { ...all, sort: "grade-asc" } },
  { name: "by grade, the last first", body: { ...all, sort: "grade-desc", limit: 7, offset: 3 } },
  { name: "by stock, the most first", body: { ...all, sort: "stock-desc" } },
  { name: "by stock within a metal, the least first", body: { ...all, metalCategory: "NICKEL", sort: "stock-asc" } },
  { name: "by list price", body: { ...all, sort: "price-asc" } },
  { name: "by list price, the dearest first, with a text", body: { ...all, searchValues: ["alloy"], sort: "price-desc" } },
  { name: "a later page", body: { sort: "size-asc", limit: 7, offset: 14, facets: true } },
  { name: "the last page", body: { limit: 10, offset: 40 } },
  { name: "a page beyond the end", body: { limit: 10, offset: 1000 } },
  { name: "no items, only counts", body: { limit: 0, facets: true, coid: "INC" } },
  { name: "a word of every name", body: { ...all, searchValues: ["alloy"], sort: "size-asc" } },
  { name: "a grade as text", body: { ...all, searchValues: ["718"], sort: "size-asc" } },
  { name: "a UNS number", body: { ...all, searchValues: ["n07718"], sort: "availability" } },
  { name: "a common name", body: { ...all, searchValues: ["inconel 625"], sort: "size-desc" } },
  { name: "several words with filters", body: { ...all, searchValues: ["peeled", "bar"], metalCategory: "NICKEL", sort: "size-asc" } },
  { name: "a whole product code", body: { ...all, searchValues: ["4140 TB 06000 03000 QT110"], sort: "size-asc" } },
  { name: "the beginning of the last word", body: { ...all, searchValues: ["4140 tub"], sort: "size-asc" } },
  { name: "a word nobody has", body: { ...all, searchValues: ["zirconium"], sort: "size-asc" } },
  { name: "a text in order of relevance", body: { ...all, searchValues: ["718 bar"] }, differsInPostgres: RANKING },
  { name: "beginnings of two words", body: { ...all, searchValues: ["incon tub"], sort: "size-asc" }, differsInPostgres: WHOLE_WORDS },
  { name: "a typo", body: { ...all, searchValues: ["inconle"], sort: "size-asc" }, differsInPostgres: NO_TYPOS },
  { name: "a size as a number", body: { ...all, searchValues: ["4.5 bar"], sort: "size-asc" }, differsInPostgres: NO_NUMBERS },
  { name: "a word and its other forms", body: { ...all, searchValues: ["annealing"], sort: "size-asc" }, differsInPostgres: STEMS },
]
