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

/** Items without a size stand last in both directions. */
function bySize(direction: 1 | -1): Comparator {
  return (a, b) => {
    const left = sizeKeyOf(a)
    const right = sizeKeyOf(b)
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  }
}

const byAvailability: Comparator = (a, b) => availabilityRankOf(a) - availabilityRankOf(b)

const COMPARATORS: Record<Sort, Comparator> = {
  // Within the popular ones and within the rest, what can be had now comes first: a shop opens with metal, not with codes.
  featured: (a, b) => Number(promoTypeOf(b) === "popular") - Number(promoTypeOf(a) === "popular") || byAvailability(a, b),
  availability: byAvailability,
  "size-asc": bySize(1),
  "size-desc": bySize(-1),
}

/** A total order of items for each sort of specification section 9; ties follow the product code, by code unit. */
export function compareItems(sort: Sort): Comparator {
  const compare = COMPARATORS[sort]
  return (a, b) => compare(a, b) || byCode(a, b)
}
