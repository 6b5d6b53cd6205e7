import "server-only"
import { METAL_CATEGORIES, type FacetCount, type MetalCategory } from "@billet/backend/contract"
import { search } from "@/features/catalogue/data"
import { BASE_SEARCH_BODY } from "@/features/catalogue/search-body"

export type MetalShelf = { metal: MetalCategory; total: number; types: FacetCount[]; grades: FacetCount[] }
export type StockOverview = { items: number; grades: number; sizes: number; sites: number; shelves: MetalShelf[] }

/** What is in stock right now, counted by the search itself. Null while the backend does not answer. */
export async function getStockOverview(): Promise<StockOverview | null> {
  try {
    const [all, ...shelves] = await Promise.all([
      search({ ...BASE_SEARCH_BODY, limit: 0, facets: true }),
      ...METAL_CATEGORIES.map(getShelf),
    ])
    const count = (list: FacetCount[] | undefined) => list?.filter((one) => one.count > 0).length ?? 0
    const { facets, total } = all
    return {
      items: total,
      grades: count(facets?.stockGrade),
      sizes: count(facets?.productSize),
      sites: count(facets?.coid),
      shelves,
    }
  } catch (error) {
    console.error("The stock overview could not be read", error)
    return null
  }
}

async function getShelf(metal: MetalCategory): Promise<MetalShelf> {
  const { total, facets } = await search({ ...BASE_SEARCH_BODY, metalCategory: metal, limit: 0, facets: true })
  const inStock = (list: FacetCount[] | undefined) => list?.filter((one) => one.count > 0) ?? []
  return { metal, total, types: inStock(facets?.productType), grades: inStock(facets?.stockGrade) }
}
