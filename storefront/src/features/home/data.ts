import "server-only"
import {
  METAL_CATEGORIES,
  type FacetCount,
  type MetalCategory,
  type StockTotals,
  type StockTotalsAnswer,
} from "@billet/backend/contract"
import { search } from "@/features/catalogue/data"
import { BASE_SEARCH_BODY } from "@/features/catalogue/search-body"
import { callBackend } from "@/lib/backend"

export type MetalShelf = { metal: MetalCategory; total: number; types: FacetCount[]; grades: FacetCount[] }
export type StockOverview = { totals: StockTotals; shelves: MetalShelf[] }

/** What is in stock right now. Null while the backend does not answer. */
export async function getStockOverview(): Promise<StockOverview | null> {
  try {
    const [{ totals }, ...shelves] = await Promise.all([
      callBackend<StockTotalsAnswer>("/store/metal-totals"),
      ...METAL_CATEGORIES.map(getShelf),
    ])
    return { totals, shelves }
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
