import { splitSearchText } from "@billet/backend/catalogue"
import type { StockQuery } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { readFilters } from "./read-filters"
import { checkOptions } from "./read-options"
import { readOrder } from "./sort-orders"

const DEFAULT_TAKE = 20

/** What a query of the Search Module asks of the stock. Throws INVALID_DATA for what cannot be answered exactly. */
export function readQuery(input: SearchTypes.ProviderSearchQuery): StockQuery {
  checkOptions(input)
  const text = splitSearchText(input.q ?? "")
  return {
    ...readFilters(input.filters),
    text,
    sort: readOrder(input.pagination?.order, text.length > 0),
    limit: input.pagination?.take ?? DEFAULT_TAKE,
    offset: input.pagination?.skip ?? 0,
    facets: Boolean(input.search_options?.facets?.length),
  }
}
