import { CATALOG_LIST_KEY, type CatalogSearchAnswer, type CatalogSearchBody, type CatalogueItem } from "@billet/backend/contract"
import { hasMainFilter } from "./search-timeout"

export const PROGRESSIVE_PAGE = 50
export const PROGRESSIVE_CAP = 200

type Search = (body: CatalogSearchBody) => Promise<CatalogSearchAnswer>

/**
 * Loads an unfiltered list page by page, 50 at a time up to 200, telling each state of it; with a main filter it is one
 * request. A failure is logged and ends the loading with what is there (specification sections 7 and 8).
 */
export async function loadProgressively(
  body: CatalogSearchBody,
  search: Search,
  onItems: (items: CatalogueItem[]) => void = () => undefined,
): Promise<CatalogueItem[]> {
  if (hasMainFilter(body)) {
    const items = (await search(body))[CATALOG_LIST_KEY]
    onItems(items)
    return items
  }
  let items: CatalogueItem[] = []
  try {
    while (items.length < PROGRESSIVE_CAP) {
      const page = (await search({ ...body, limit: PROGRESSIVE_PAGE, offset: items.length }))[CATALOG_LIST_KEY]
      items = [...items, ...page].slice(0, PROGRESSIVE_CAP)
      onItems(items)
      if (page.length < PROGRESSIVE_PAGE) break
    }
  } catch (error) {
    console.warn("Progressive loading stopped", error)
  }
  return items
}
