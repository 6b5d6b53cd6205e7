/** The orders of a search. Source: specification sections 2 and 9. */
export const SORTS = [
  "featured",
  "availability",
  "size-asc",
  "size-desc",
  "code-asc",
  "code-desc",
  "grade-asc",
  "grade-desc",
  "stock-desc",
  "stock-asc",
  "price-asc",
  "price-desc",
] as const
export type Sort = (typeof SORTS)[number]
/** The sorts that the toolbar always offers (specification section 2); the heads of the list have the others too. */
export const TOOLBAR_SORTS = ["featured", "availability", "size-asc", "size-desc"] as const satisfies readonly Sort[]
/** Sorts by list price: their order would tell prices, so they are for those who may see them (decision 14). */
export const PRICE_SORTS = ["price-asc", "price-desc"] as const satisfies readonly Sort[]

/** Whether a sort goes by list price. */
export function isPriceSort(sort: Sort): sort is (typeof PRICE_SORTS)[number] {
  return PRICE_SORTS.some((one) => one === sort)
}

export const SORT_LABELS: Record<Sort, string> = {
  featured: "Featured",
  availability: "Availability",
  "size-asc": "Size Low to High",
  "size-desc": "Size High to Low",
  "code-asc": "Product Code A to Z",
  "code-desc": "Product Code Z to A",
  "grade-asc": "Grade A to Z",
  "grade-desc": "Grade Z to A",
  "stock-desc": "Stock High to Low",
  "stock-asc": "Stock Low to High",
  "price-asc": "List Price Low to High",
  "price-desc": "List Price High to Low",
}
