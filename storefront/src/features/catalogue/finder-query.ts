import type { FinderFilters } from "./client/select-search"
import { EMPTY_FINDER, FINDER_FIELDS, isShown, RESETS, type FinderField } from "./finder-state"

type FilterLists = Record<FinderField, readonly string[]>

/** The finder's choices for a state of the results page; a filter with several values is left to the filter column. */
export function toFinderFilters(query: FilterLists): FinderFilters {
  const filters = { ...EMPTY_FINDER }
  for (const field of Object.keys(EMPTY_FINDER) as FinderField[]) {
    const [only, ...others] = query[field]
    if (only !== undefined && others.length === 0) filters[field] = only
  }
  for (const hidden of ["productSize", "productCondition"] as const) if (!isShown(filters, hidden)) filters[hidden] = ""
  return filters
}

/**
 * The filters after a search on the results page. What the finder cannot show, several values of one filter, stays until
 * something it depends on is chosen anew.
 */
export function withFinder(query: FilterLists, filters: FinderFilters): Record<FinderField, string[]> {
  const before = toFinderFilters(query)
  const changed = FINDER_FIELDS.filter((field) => filters[field] !== before[field])
  const listOf = (field: FinderField) => {
    if (filters[field] !== "") return [filters[field]]
    const isOld = changed.includes(field) || changed.some((above) => RESETS[above].includes(field))
    return isOld ? [] : [...query[field]]
  }
  return Object.fromEntries(FINDER_FIELDS.map((field) => [field, listOf(field)])) as Record<FinderField, string[]>
}
