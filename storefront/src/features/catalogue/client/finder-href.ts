import { queryHref, type CatalogueQuery } from "../catalogue-query"
import { withFinder } from "../finder-state"
import type { FinderFilters } from "./select-search"

/** Where a search on the results page leads: all of the page's state that is not the finder's stays. */
export function finderHref(query: CatalogueQuery, filters: FinderFilters): string {
  return queryHref({ ...query, ...withFinder(query, filters), page: 1 })
}
