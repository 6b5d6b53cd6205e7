import { FACET_FIELDS, STRATIFICATION_RANKS, type FacetField } from "@billet/backend/contract"
import { normaliseProductCode } from "@billet/backend/catalogue"
import type { StockQuery } from "@billet/backend/catalogue/engine"
import type { SearchTypes } from "@medusajs/framework/types"
import { METAL_ITEM_INDEX } from "../../shared/search-names"
import { FACET_COLUMNS } from "../document/item-columns"
import { SORT_ORDERS } from "./sort-orders"

/** More values than any list has: the Search Module's default would cut lists short. */
const ALL_VALUES = 1_000_000

/** A stock query as any provider of the Search Module takes it. Of the lists of choices only the given ones are counted. */
export function toSearchQuery(
  query: StockQuery,
  fields: readonly FacetField[] = FACET_FIELDS,
): SearchTypes.SearchQuery<typeof METAL_ITEM_INDEX> {
  const q = query.text.join(" ")
  return {
    entity: METAL_ITEM_INDEX,
    filters: { ...filtersOf(query), ...(q ? { q } : {}) },
    // With a text, what is featured is what fits best.
    pagination: { skip: query.offset, take: query.limit, order: q && query.sort === "featured" ? undefined : SORT_ORDERS[query.sort] },
    search_options: {
      count: "exact",
      match_strategy: "last",
      ...(query.facets ? { disjunctive_facets: true, facets: fields.map(requestOf) } : {}),
    },
  }
}

const requestOf = (field: FacetField): SearchTypes.SearchFacetRequest => ({
  field: FACET_COLUMNS[field],
  type: "value",
  sort: "alpha",
  limit: ALL_VALUES,
})

function filtersOf(query: StockQuery): SearchTypes.SearchFilters {
  const { ranges, productCode, productCategory, maxRank, nearCoid } = query
  return {
    ...Object.fromEntries(FACET_FIELDS.flatMap((field) => choice(field, query.filters[field] ?? []))),
    ...between("outer_diameter", ranges.outerDiameterMin, ranges.outerDiameterMax),
    ...between("inside_diameter", ranges.insideDiameterMin, ranges.insideDiameterMax),
    ...(productCode === undefined ? {} : { normalised_code: normaliseProductCode(productCode) }),
    ...(productCategory === undefined ? {} : { product_category: productCategory }),
    ...(maxRank === undefined || maxRank === "D" ? {} : { stratification_rank: { $in: ranksUpTo(maxRank) } }),
    ...(query.specialOnly ? { is_special_offer: true } : {}),
    ...(query.popularOnly ? { is_popular_item: true } : {}),
    ...(query.inStockRecordsOnly ? { withdrawn: false } : {}),
    ...(nearCoid === undefined ? {} : { near_coids: { $overlaps: [nearCoid] } }),
  }
}

function choice(field: FacetField, values: string[]): [string, SearchTypes.SearchOperatorMap<string>][] {
  if (values.length === 0) return []
  return [[FACET_COLUMNS[field], field === "coid" ? { $overlaps: values } : { $in: values }]]
}

function between(column: string, min: number | undefined, max: number | undefined): SearchTypes.SearchFilters {
  if (min === undefined && max === undefined) return {}
  return { [column]: { ...(min === undefined ? {} : { $gte: min }), ...(max === undefined ? {} : { $lte: max }) } }
}

const ranksUpTo = (rank: string) => STRATIFICATION_RANKS.slice(0, STRATIFICATION_RANKS.findIndex((one) => one === rank) + 1)
