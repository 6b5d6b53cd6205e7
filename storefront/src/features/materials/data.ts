import "server-only"
import type { FacetCount, MetalCategory } from "@billet/backend/contract"
import { search } from "@/features/catalogue/data"
import { BASE_SEARCH_BODY } from "@/features/catalogue/search-body"

export type GradeStock = { items: number; conditions: FacetCount[]; types: FacetCount[] }

/** Stock items by grade, counted by the search itself. Null while the stock cannot be asked; the facts stand without it. */
export async function getStockByGrade(metal?: MetalCategory): Promise<ReadonlyMap<string, number> | null> {
  try {
    const { facets } = await search({ ...BASE_SEARCH_BODY, metalCategory: metal, limit: 0, facets: true })
    return new Map((facets?.stockGrade ?? []).map(({ value, count }) => [value, count]))
  } catch (error) {
    console.error("The stock by grade could not be counted", error)
    return null
  }
}

/** What is in stock of one grade, by condition and form; null while the stock cannot be asked. */
export async function getGradeStock(metal: MetalCategory, stockGrade: string): Promise<GradeStock | null> {
  try {
    const { total, facets } = await search({ ...BASE_SEARCH_BODY, metalCategory: metal, stockGrade, limit: 0, facets: true })
    const inStock = (list: FacetCount[] | undefined) => list?.filter(({ count }) => count > 0) ?? []
    return { items: total, conditions: inStock(facets?.productCondition), types: inStock(facets?.productType) }
  } catch (error) {
    console.error(`The stock of ${stockGrade} could not be counted`, error)
    return null
  }
}
