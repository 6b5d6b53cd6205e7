import type { FacetCount, FacetField } from "@billet/backend/contract"
import type { StockAnswer, StockIndex, StockQuery } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { FACET_COLUMNS } from "../document/item-columns"
import { refuse } from "./refuse"

type Facet = SearchTypes.SearchFacetResult
type Request = SearchTypes.SearchFacetRequest

const FIELD_OF_COLUMN = new Map(Object.entries(FACET_COLUMNS).map(([field, column]) => [column as string, field as FacetField]))
/** As many values as Medusa's own provider lists when nothing is said. */
const DEFAULT_LIMIT = 10

/** The facets asked for, counted over what was found: a field's own filter narrows its own list too. */
export function countFacets(
  requests: (string | Request)[],
  query: StockQuery,
  { facets }: StockAnswer,
  index: StockIndex,
): Record<string, Facet> {
  const counted = requests.map((request): [string, Facet] => {
    const { field: column, ...shape } = typeof request === "string" ? { field: request } : request
    const field = FIELD_OF_COLUMN.get(column)
    if (!field || ("type" in shape && shape.type !== undefined && shape.type !== "value")) {
      return refuse(`count "${column}" ${JSON.stringify(shape)}`)
    }
    return [column, shaped(countsAmongFound(field, query, facets?.[field] ?? [], index), shape)]
  })
  return Object.fromEntries(counted)
}

/** The index counts a field's list without the field's own filter. */
function countsAmongFound(field: FacetField, query: StockQuery, counts: readonly FacetCount[], index: StockIndex): FacetCount[] {
  const chosen = query.filters[field]
  if (!chosen?.length) return [...counts]
  if (field !== "coid") return counts.filter(({ value }) => chosen.includes(value))
  const rest: StockQuery = { ...query, limit: 0, offset: 0, facets: false }
  const total = (coid: string[]) => index.search({ ...rest, filters: { ...query.filters, coid } }).total
  const ofChosen = total(chosen)
  // Of one company and of the chosen ones together: both counts less the count of either.
  const shared = counts.map(({ value, count }) => ({
    value,
    count: chosen.includes(value) ? count : count + ofChosen - total([...chosen, value]),
  }))
  return shared.filter(({ count }) => count > 0)
}

function shaped(counts: FacetCount[], shape: { limit?: number; sort?: "count" | "alpha"; query?: string }): Facet {
  const { limit = DEFAULT_LIMIT, sort = "count", query: beginning } = shape
  const wanted = beginning ? counts.filter(({ value }) => value.startsWith(beginning)) : counts
  const byValue = (a: FacetCount, b: FacetCount) => (a.value < b.value ? -1 : 1)
  const sorted = [...wanted].sort((a, b) => (sort === "count" ? b.count - a.count : 0) || byValue(a, b))
  const rest = sorted.slice(limit).reduce((sum, { count }) => sum + count, 0)
  return { type: "value", values: sorted.slice(0, limit), ...(rest > 0 ? { other_count: rest } : {}) }
}
