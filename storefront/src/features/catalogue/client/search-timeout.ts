import type { CatalogSearchBody } from "@billet/backend/contract"

/** The longest any fetch may take, seconds (specification section 9). */
export const ABORT_SECONDS = 60
export const SLOW_SECONDS = 5

/** How long a search may take: 60 s for special or popular requests, 30 s with a main filter, else 20 s (section 9). */
export function searchTimeoutSeconds(body: CatalogSearchBody): number {
  if (body.isSpecialOffer || body.isPopularItem) return 60
  return hasMainFilter(body) ? 30 : 20
}

/** Whether metal category, product type or grade narrows the search. */
export function hasMainFilter(body: CatalogSearchBody): boolean {
  return [body.metalCategory, body.productType, body.stockGrade].some((value) => value != null && value.length > 0)
}
