import "server-only"
import {
  CATALOG_LIST_KEY,
  normaliseProductCode,
  toDisplayItem,
  type CatalogSearchAnswer,
  type CatalogSearchBody,
  type CatalogueItem,
  type DisplayItem,
  type Facets,
  type ProductDetailAnswer,
} from "@billet/backend/contract"
import { cache } from "react"
import { getSession } from "@/features/auth/session"
import { getRegion } from "@/features/regions/country-cookie"
import { callBackend } from "@/lib/backend"
import { BackendError } from "@/lib/backend-error"
import type { CatalogueQuery } from "./catalogue-query"
import { searchTimeoutSeconds } from "./client/search-timeout"
import { BASE_SEARCH_BODY, toSearchBody } from "./search-body"
import { timedSearch } from "./timed-search"

export type Results = { items: DisplayItem[]; total: number; facets: Facets | null }

/** One page of results with the counts of every filter. */
export async function getResults(query: CatalogueQuery): Promise<Results> {
  return search(toSearchBody(query, await getRegion()))
}

export async function search(body: CatalogSearchBody): Promise<Results> {
  const token = (await getSession())?.token
  const timeoutSeconds = searchTimeoutSeconds(body)
  const answer = await timedSearch(timeoutSeconds, () =>
    callBackend<CatalogSearchAnswer>("/api/catalog-search", { method: "POST", body, token, timeoutSeconds }),
  )
  const list = answer[CATALOG_LIST_KEY]
  if (!Array.isArray(list)) console.error(`The answer's ${CATALOG_LIST_KEY} is not a list`)
  const items = Array.isArray(list) ? list.map((item) => toDisplayItem(item)) : []
  return { items, total: answer.total ?? items.length, facets: answer.facets ?? null }
}

/** One stock item with its levels and heats; null when neither the code nor its normalised form is known. */
export const getProduct = cache(async (productCode: string): Promise<ProductDetailAnswer | null> => {
  // What normalises to nothing, or holds control characters, is no code and need not be asked for.
  if (normaliseProductCode(productCode) === "" || /\p{Cc}/u.test(productCode)) return null
  const token = (await getSession())?.token
  try {
    return await callBackend<ProductDetailAnswer>(`/store/metal-items/${encodeURIComponent(productCode)}`, { token })
  } catch (error) {
    if (error instanceof BackendError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
})

/** What stands near an item: same grade, condition and form, the nearest sizes first. Empty when the search fails. */
export async function getSimilar(item: CatalogueItem, limit: number): Promise<DisplayItem[]> {
  const { stockGrade, productCondition, stockType, outerDiameter } = item
  const range =
    outerDiameter === null ? {} : { outerDiameterMin: outerDiameter * 0.6, outerDiameterMax: Math.min(1000, outerDiameter * 1.6) }
  try {
    const { items } = await search({
      ...BASE_SEARCH_BODY,
      stockGrade,
      productCondition,
      stockType,
      ...range,
      sort: "size-asc",
      limit: 100,
    })
    const others = items.filter((other) => other.productCode !== item.productCode)
    return others.sort((a, b) => sizeGap(a, item) - sizeGap(b, item)).slice(0, limit)
  } catch (error) {
    console.error("Similar stock could not be read", error)
    return []
  }
}

/** How far two sizes are apart, inches, all numbers of the size together. */
function sizeGap(a: CatalogueItem, b: CatalogueItem): number {
  const one = a.productSize.split("-").map(Number)
  const two = b.productSize.split("-").map(Number)
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0)
}
