import { CATALOG_LIST_KEY, type CatalogueItem, type FacetField, type SelectSearchAnswer } from "@billet/backend/contract"
import type { Room, StockAnswer, StockQuery } from "@billet/backend/catalogue/engine"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { fromSearchResult } from "../../../modules/metal-search/query/from-search-result"
import { toSearchQuery } from "../../../modules/metal-search/query/to-search-query"
import { METAL_ITEM_INDEX, METALS_PROVIDER } from "../../../modules/shared/search-names"

/** Searches of the stock, whoever answers them. */
export type StockSearch = {
  /**
   * The body of `POST /api/catalog-search`, as text or in UTF-8 in memory that `room` gave; costs are null for who may not
   * see prices (decision 14).
   */
  searchJson: (query: StockQuery, options: { costs: boolean; room?: Room }) => Promise<string | Uint8Array>
  /** The answer of `GET /api/select-search`. */
  optionLists: (query: StockQuery) => Promise<SelectSearchAnswer>
}

/** From memory when our own provider serves the index, and through `query.search` when another does. */
export function stockSearchOn(container: MedusaContainer): StockSearch {
  const { provider } = container.resolve(Modules.SEARCH).getIndex(METAL_ITEM_INDEX)
  return provider === METALS_PROVIDER ? inMemory(container) : throughModule(container)
}

function inMemory(container: MedusaContainer): StockSearch {
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  return {
    searchJson: async (query, options) => (await catalogue.stockIndex()).searchJson(query, options),
    optionLists: async (query) => (await catalogue.stockIndex()).optionLists(query),
  }
}

const OPTION_FIELDS = ["stockGrade", "productSize", "productCondition"] as const satisfies FacetField[]

function throughModule(container: MedusaContainer): StockSearch {
  const medusaQuery = container.resolve(ContainerRegistrationKeys.QUERY)
  const ask = async (query: StockQuery, fields?: readonly FacetField[]): Promise<StockAnswer> => {
    const { search_result: result } = await medusaQuery.search(toSearchQuery(query, fields))
    return fromSearchResult(result)
  }
  return {
    searchJson: async (query, { costs }) => {
      const { items, ...counts } = await ask(query)
      return JSON.stringify({ [CATALOG_LIST_KEY]: costs ? items : items.map(withoutCosts), ...counts })
    },
    optionLists: async (query) => {
      const { facets } = await ask({ ...query, inStockRecordsOnly: true, limit: 0, facets: true }, OPTION_FIELDS)
      const values = (field: FacetField) => facets?.[field].map(({ value }) => value) ?? []
      return {
        stockGrades: values("stockGrade"),
        productSizes: values("productSize"),
        productConditions: values("productCondition"),
      }
    },
  }
}

const withoutCosts = (item: CatalogueItem): CatalogueItem => ({
  ...item,
  averageCostPerInch: null,
  averageCostPerKg: null,
  averageCostPerLb: null,
})
