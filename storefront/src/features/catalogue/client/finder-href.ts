import { productsHref } from "@billet/backend/contract"
import { queryHref, type CatalogueQuery } from "../catalogue-query"
import { withFinder } from "../finder-query"
import type { FinderFilters } from "./select-search"

/** Where a search leads; on the results page all of its state that is not the finder's stays. */
export function finderHref(query: CatalogueQuery | undefined, filters: FinderFilters): string {
  if (!query) return productsHref(filters)
  return queryHref({ ...query, ...withFinder(query, filters), page: 1 })
}
