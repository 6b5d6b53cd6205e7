import { availabilityOf, parseProductSize, promoTypeOf, type CatalogueItem, type Sort } from "../contract"

type Comparator = (a: CatalogueItem, b: CatalogueItem) => number

/** What items are ordered by when sorted by size, inches: the outer diameter, else the first number of the size; else null. */
export function sizeKeyOf(item: Pick<CatalogueItem, "outerDiameter" | "productSize" | "stockType">): number | null {
  if (item.outerDiameter !== null) return item.outerDiameter
  const size = parseProductSize(item.productSize, item.stockType)
  return size?.outerDiameter ?? size?.width ?? null
}

/** 0 high, 1 medium, 2 everything else. Source: specification section 9. */
export function availabilityRankOf(item: CatalogueItem): 0 | 1 | 2 {
  const availabilityClass = availabilityOf(item)
  if (availabilityClass === "highAvailability") return 0
  return availabilityClass === "mediumAvailability" ? 1 : 2
}

const byCode: Comparator = (a, b) => (a.productCode < b.productCode ? -1 : a.productCode > b.productCode ? 1 : 0)

/** Items without the number stand last in both directions. */
function byNumber(numberOf: (item: CatalogueItem) => number | null, direction: 1 | -1): Comparator {
  return (a, b) => {
    const left = numberOf(a)
    const right = numberOf(b)
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  }
}

/** By the alphabet, by code unit. */
const byGrade: Comparator = (a, b) => (a.stockGrade < b.stockGrade ? -1 : a.stockGrade > b.stockGrade ? 1 : 0)

const stockOf = (item: CatalogueItem) => item.availableInches
/** The list price: a buyer's own follow from rules, and no order of a million items can be kept for every buyer. */
const listPriceOf = (item: CatalogueItem) => item.averageCostPerLb

const byAvailability: Comparator = (a, b) => availabilityRankOf(a) - availabilityRankOf(b)

const COMPARATORS: Record<Sort, Comparator> = {
  // Within the popular ones and within the rest, what can be had now comes first: a shop opens with metal, not with codes.
  featured: (a, b) => Number(promoTypeOf(b) === "popular") - Number(promoTypeOf(a) === "popular") || byAvailability(a, b),
  availability: byAvailability,
  "size-asc": byNumber(sizeKeyOf, 1),
  "size-desc": byNumber(sizeKeyOf, -1),
  "code-asc": byCode,
  "code-desc": (a, b) => byCode(b, a),
  "grade-asc": byGrade,
  "grade-desc": (a, b) => byGrade(b, a),
  "stock-asc": byNumber(stockOf, 1),
  "stock-desc": byNumber(stockOf, -1),
  "price-asc": byNumber(listPriceOf, 1),
  "price-desc": byNumber(listPriceOf, -1),
}

/**
 * A total order of items for each sort: those of specification section 9 and those of the list's heads (stock in inches,
 * list price in USD per pound). Ties follow the product code, by code unit.
 */
export function compareItems(sort: Sort): Comparator {
  const compare = COMPARATORS[sort]
  return (a, b) => compare(a, b) || byCode(a, b)
}
