import { defineSearchIndex, graphConsume, graphSeed, search } from "@medusajs/framework/utils"
import { METAL_ITEM_INDEX, METALS_PROVIDER, STOCK_CHANGED, type StockChanged } from "../modules/shared/search-names"
import { STOCK_ROW_FIELDS, toDocuments } from "../modules/metal-search/document/from-stock-rows"

const facet = () => search.keyword().searchable().filterable().facetable()
const inches = () => search.float().filterable()
const rank = () => search.integer().sortable()

const fields = search.define({
  product_code: search.keyword().searchable({ weight: 3 }),
  normalised_code: search.keyword().filterable(),
  product_name: search.text().searchable({ weight: 2 }),
  product_category: search.keyword().filterable(),
  metal_category: facet(),
  stock_grade: search.keyword().searchable({ weight: 3 }).filterable().facetable(),
  product_type: facet(),
  stock_type: facet(),
  product_condition: facet(),
  product_size: facet(),
  outer_diameter: inches(),
  inside_diameter: inches(),
  coid: search.keyword(),
  coids: search.keyword().array().filterable().facetable(),
  near_coids: search.keyword().array().filterable(),
  stratification_rank: search.keyword().filterable(),
  avl_stk_zone: search.keyword(),
  is_special_offer: search.boolean().filterable(),
  is_popular_item: search.boolean().filterable(),
  average_cost_per_inch: search.float(),
  average_cost_per_kg: search.float(),
  average_cost_per_lb: search.float().sortable(),
  available_inches: search.float().sortable(),
  available_pieces: search.integer(),
  withdrawn: search.boolean().filterable(),
  search_terms: search.text().array().searchable({ weight: 2 }).retrievable(false),
  popular_rank: rank(),
  availability_rank: rank(),
  size_key: search.float().sortable(),
  code_order: search.keyword().sortable(),
  grade_order: search.keyword().sortable(),
})

const fromTables = graphSeed<typeof fields>({ fields: STOCK_ROW_FIELDS, transform: toDocuments, batch_size: 1000 })

async function* nothing(): ReturnType<typeof fromTables> {}

/** The stock for `query.search`. Its documents are known by product code, so fields beyond them come from the entity. */
export default defineSearchIndex({
  name: METAL_ITEM_INDEX,
  entity: "metal_stock_item",
  primary_key: "product_code",
  fields,
  // Our own provider follows the tables: it has no use for documents.
  seed: (context) => (context.index.provider === METALS_PROVIDER ? nothing() : fromTables(context)),
  events: [STOCK_CHANGED],
  consume: graphConsume<typeof fields>({
    fields: STOCK_ROW_FIELDS,
    transform: toDocuments,
    resolve_ids: (event) => (event.data as StockChanged).codes,
    is_delete: () => false,
  }),
})
