import type { CatalogueItem } from "@billet/backend/contract"
import type { StockIndex } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { AbstractSearchProviderService, projectDocument } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { heldStockIndex } from "../shared/stock-index-holder"
import { toDocument } from "./document/metal-item-document"
import { METAL_ITEM_INDEX, METALS_PROVIDER } from "../shared/search-names"
import { countFacets } from "./query/count-facets"
import { readQuery } from "./query/read-query"
import { refuse } from "./query/refuse"

/**
 * Serves the index of metal items from the stock that this process holds in memory. That follows the tables by itself,
 * so writes are only acknowledged.
 */
class MetalSearchService extends AbstractSearchProviderService {
  static override identifier = METALS_PROVIDER

  constructor(private readonly container: { manager: SqlEntityManager }) {
    super()
  }

  override async search(input: SearchTypes.ProviderSearchQuery): Promise<SearchTypes.SearchResult> {
    return answer(await heldStockIndex().index(), input)
  }

  override async searchMany(inputs: SearchTypes.ProviderSearchQuery[]): Promise<SearchTypes.SearchResult[]> {
    const index = await heldStockIndex().index()
    return inputs.map((input) => answer(index, input))
  }

  override async upsertIndex({ index }: { index: SearchTypes.ResolvedSearchIndexDefinition }): Promise<SearchTypes.SearchTask> {
    if (index.name !== METAL_ITEM_INDEX) refuse(`hold the index "${index.name}", only "${METAL_ITEM_INDEX}"`)
    return done(index.physical_name)
  }

  /** Every version that the Search Module has given us: they all show the same stock. */
  override async listIndexes(): Promise<SearchTypes.SearchIndexInfo[]> {
    const versions: { physical_name: string }[] = await this.container.manager.execute(
      "select physical_name from search_index_version where provider = ? and deleted_at is null",
      [METALS_PROVIDER],
    )
    if (versions.length === 0) return []
    const count = await heldStockIndex().count()
    return versions.map(({ physical_name: name }) => ({ name, provider: METALS_PROVIDER, document_count: count }))
  }

  override async deleteIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    return done(index)
  }

  override async clearIndex({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    return done(index)
  }

  override async upsertDocuments({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    return done(index)
  }

  override async deleteDocuments({ index }: { index: string }): Promise<SearchTypes.SearchTask> {
    return done(index)
  }
}

const done = (index: string): SearchTypes.SearchTask => ({ index, status: "succeeded" })

function answer(index: StockIndex, input: SearchTypes.ProviderSearchQuery): SearchTypes.SearchResult {
  const query = readQuery(input)
  const found = index.search(query)
  const { facets = [], count } = input.search_options ?? {}
  return {
    hits: found.items.map((item) => toHit(item, input.attributes_to_retrieve)),
    ...(facets.length > 0 ? { facets: countFacets(facets, query, found, index) } : {}),
    metadata: { skip: query.offset, take: query.limit, count: count === "none" ? null : found.total, query: input.q },
  }
}

/** Search words go in and never come out: the index keeps them apart from the item. */
function toHit(item: CatalogueItem, columns: string[]): SearchTypes.SearchHit {
  return { id: item.productCode, document: projectDocument(toDocument(item, []), columns) }
}

export default MetalSearchService
