import type { CustomPriceListQuery } from "@billet/backend/contract"
import { filterValues } from "./filter-values"
import { offsetOf } from "./paging"

export const CUSTOM_PRICES_PAGE_SIZE = 50

/** What the list of custom prices asks for, from the table's state in the address. */
export function customPricesQueryOf(params: URLSearchParams): CustomPriceListQuery {
  const q = params.get("q")?.trim()
  const [isActive] = filterValues(params.get("isActive"))
  return {
    ...(q ? { q } : {}),
    ...(isActive === "true" || isActive === "false" ? { isActive } : {}),
    limit: CUSTOM_PRICES_PAGE_SIZE,
    offset: offsetOf(params),
  }
}
