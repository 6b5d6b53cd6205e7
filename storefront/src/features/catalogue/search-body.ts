import { MAX_SEARCH_WORDS, type CatalogSearchBody, type Coid } from "@billet/backend/contract"
import type { CatalogueQuery } from "./catalogue-query"

/**
 * Search text split on commas and spaces and upper-cased (specification section 5); one empty string when there is none, and no
 * more words than a search takes.
 */
export function splitSearchText(text: string): string[] {
  const words = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== "")
  return words.length === 0 ? [""] : words.slice(0, MAX_SEARCH_WORDS)
}

/** The fixed part of every search the shop makes (specification section 7). */
export const BASE_SEARCH_BODY = {
  productCategory: "",
  hasPricingData: false,
  hasStockItems: true,
  searchValues: [""],
  stratificationRank: "D",
} as const satisfies CatalogSearchBody

/** The body of `POST /api/catalog-search` for a state of the results page: one page, with the counts of every filter. */
export function toSearchBody(query: CatalogueQuery, region: Coid): CatalogSearchBody {
  return {
    ...BASE_SEARCH_BODY,
    searchValues: splitSearchText(query.search),
    metalCategory: query.metalCategory,
    productType: query.productType,
    stockType: query.stockType,
    stockGrade: query.stockGrade,
    productSize: query.productSize,
    productCondition: query.productCondition,
    coid: query.coid,
    outerDiameterMin: query.odMin,
    outerDiameterMax: query.odMax,
    insideDiameterMin: query.idMin,
    insideDiameterMax: query.idMax,
    nearCoid: query.near ? region : undefined,
    // A text search without a chosen order is answered by relevance.
    sort: query.search !== "" && query.sort === "featured" ? undefined : query.sort,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
    facets: true,
  }
}
