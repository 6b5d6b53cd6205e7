import type { AdminStockQuery, Facets, FacetField } from "@billet/backend/contract"
import { filterValues } from "./filter-values"
import { offsetOf } from "./paging"

export const STOCK_PAGE_SIZE = 25

/** Filters of the catalogue table, in the order they are offered; each is a facet of the search. */
export const STOCK_FILTERS = [
  { field: "metalCategory", label: "Metal" },
  { field: "stockGrade", label: "Grade" },
  { field: "stockType", label: "Form" },
  { field: "productCondition", label: "Condition" },
  { field: "productSize", label: "Size" },
  { field: "coid", label: "Company" },
] as const satisfies { field: FacetField; label: string }[]

const SORTS: Record<string, AdminStockQuery["sort"]> = { size: "size-asc", "-size": "size-desc" }

/** What the catalogue asks the backend for, from the table's state in the address. */
export function stockQueryOf(params: URLSearchParams): AdminStockQuery {
  const filters = STOCK_FILTERS.map(({ field }) => [field, filterValues(params.get(field))] as const)
  const q = params.get("q")?.trim()
  return {
    ...(q ? { q } : {}),
    ...Object.fromEntries(filters.filter(([, values]) => values.length)),
    ...(filterValues(params.get("inSale"))[0] === "true" ? { inSale: "true" } : {}),
    sort: SORTS[params.get("order") ?? ""] ?? "featured",
    limit: STOCK_PAGE_SIZE,
    offset: offsetOf(params),
  }
}

/** Choices of a filter with how many items each would leave: "NICKEL (1,204)". */
export function filterOptions(facets: Facets | undefined, field: FacetField): { label: string; value: string }[] {
  return (facets?.[field] ?? []).map(({ value, count }) => ({ value, label: `${value} (${count.toLocaleString("en-US")})` }))
}
