import { isDeepStrictEqual } from "node:util"
import { toStockQuery, type StockAnswer } from "@billet/backend/catalogue/engine"
import {
  CATALOG_LIST_KEY,
  CatalogSearchBodySchema,
  isPriceSort,
  type CatalogSearchAnswer,
  type FacetField,
} from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { medusaIntegrationTestRunner } from "@medusajs/test-utils"
import { naiveSearch } from "../../backend/src/catalogue/engine/testing/naive-search"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { fromSearchResult } from "../../src/modules/metal-search/query/from-search-result"
import { toSearchQuery } from "../../src/modules/metal-search/query/to-search-query"
import { METAL_ITEM_INDEX } from "../../src/modules/shared/search-names"
import { eventually } from "./eventually"
import { HttpClient } from "./http-client"
import { SEARCHED_ROWS, writeSearchedStock } from "./search-stock"
import { SEARCHES, type Asked } from "./searches"

export type SearchSuite = { container: () => MedusaContainer; client: HttpClient }
type Provider = { name: "metals" | "postgres"; identifier: string }

const queryOf = (asked: Asked) => toStockQuery(CatalogSearchBodySchema.parse(asked.body))
const expected = (asked: Asked): StockAnswer => naiveSearch(SEARCHED_ROWS, queryOf(asked))
const NO_COSTS = { averageCostPerInch: null, averageCostPerKg: null, averageCostPerLb: null }
const withoutCosts = ({ items, ...counts }: StockAnswer): CatalogSearchAnswer => ({
  [CATALOG_LIST_KEY]: items.map((item) => ({ ...item, ...NO_COSTS })),
  ...counts,
})

/** Starts the whole server with a provider chosen as an operator chooses it, and asks it every search of the list. */
export function searchConformance(provider: Provider, more: (suite: SearchSuite) => void): void {
  process.env.SEARCH_PROVIDER = provider.name
  medusaIntegrationTestRunner({
    moduleName: `search-${provider.name}`,
    testSuite: ({ api, getContainer }) => {
      const client = new HttpClient(() => String(api.defaults.baseURL))
      const container = () => getContainer() as MedusaContainer
      const search = () => container().resolve(Modules.SEARCH)

      beforeAll(async () => {
        await writeSearchedStock(container())
        await search().reindex({ index: METAL_ITEM_INDEX })
        const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
        await eventually(async () => (await catalogue.stockIndex()).size, (size) => size === SEARCHED_ROWS.length)
      })

      const ask = async (asked: Asked): Promise<StockAnswer> => {
        const query = container().resolve(ContainerRegistrationKeys.QUERY)
        const { search_result: result } = await query.search(toSearchQuery(queryOf(asked)))
        return fromSearchResult(result)
      }
      const differs = ({ differsInPostgres }: Asked) => provider.name === "postgres" && differsInPostgres !== undefined

      it("is the provider behind the index", async () => {
        const [details] = await search().listIndexes()
        expect(details).toMatchObject({ name: METAL_ITEM_INDEX, provider: provider.identifier, status: "ready" })
      })

      // All in one test: the runner lays the whole database anew for each.
      it("answers every search as looking at every item does", async () => {
        for (const asked of SEARCHES.filter((one) => !differs(one))) {
          expect({ [asked.name]: await ask(asked) }).toEqual({ [asked.name]: expected(asked) })
        }
      })

      it("answers otherwise only where that is known, with its reason", async () => {
        const others = []
        for (const asked of SEARCHES) if (!isDeepStrictEqual(await ask(asked), expected(asked))) others.push(asked.name)
        expect(others).toEqual(SEARCHES.filter(differs).map(({ name }) => name))
      })

      it("answers the same over HTTP, without prices for a visitor", async () => {
        for (const asked of SEARCHES.filter((one) => !differs(one))) {
          const { status, body } = await client.post("/api/catalog-search", asked.body)
          if (isPriceSort(asked.body.sort ?? "featured")) expect([asked.name, status]).toEqual([asked.name, 400])
          else expect([asked.name, status, body]).toEqual([asked.name, 200, withoutCosts(expected(asked))])
        }
      })

      it("lists the finder's options over HTTP", async () => {
        const { body } = await client.get("/api/select-search?metalCategory=NICKEL&productType=Bar&_t=1")
        const { facets } = naiveSearch(SEARCHED_ROWS, {
          ...toStockQuery({ metalCategory: "NICKEL", productType: "Bar", facets: true }),
          inStockRecordsOnly: true,
        })
        const values = (field: FacetField) => facets?.[field].map(({ value }) => value)
        expect(body).toEqual({
          stockGrades: values("stockGrade"),
          productSizes: values("productSize"),
          productConditions: values("productCondition"),
        })
      })

      more({ container, client })
    },
  })
}
