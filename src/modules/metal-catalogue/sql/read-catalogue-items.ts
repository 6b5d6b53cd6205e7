import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { CatalogueItem } from "@billet/backend/contract"

/** Which items: all after a code (for paging through everything), or some by their codes, or by their normalised ones. */
export type CatalogueItemFilter = {
  afterCode?: string
  codes?: string[]
  normalisedCodes?: string[]
  limit?: number
}

/** Costs and lengths as the contract has them: USD and inches. */
export type StoredCatalogueItem = CatalogueItem & { id: string; variantId: string | null }

const inchesOf = (column: string) => `(${column} / 1000.0)::float8`
const dollarsOf = (column: string) => `(${column} / 10000.0)::float8`

/** For a few items, or a portion of them, their own levels are summed; for all of them one pass over the table is cheaper. */
export const LEVELS_OF_ALL = `
  left join (
    select item_id, sum(on_hand_mils - reserved_mils) as mils from metal_stock_level where deleted_at is null group by item_id
  ) l on l.item_id = i.id`
const LEVELS_OF_SOME = `
  left join lateral (
    select sum(on_hand_mils - reserved_mils) as mils from metal_stock_level where deleted_at is null and item_id = i.id
  ) l on true`

const SELECT = `
  select i.id, i.variant_id as "variantId", i.product_code as "productCode", i.product_name as "productName",
    i.product_category as "productCategory", i.metal_category as "metalCategory", i.stock_grade as "stockGrade",
    i.product_type as "productType", i.stock_type as "stockType", i.product_condition as "productCondition",
    i.product_size as "productSize", ${inchesOf("i.outer_diameter_mils")} as "outerDiameter",
    ${inchesOf("i.inside_diameter_mils")} as "insideDiameter", i.coid, i.stratification_rank as "stratificationRank",
    i.avl_stk_zone as "avlStkZone", i.is_special_offer as "isSpecialOffer", i.is_popular_item as "isPopularItem",
    ${dollarsOf("i.cost_per_inch_e4")} as "averageCostPerInch", ${dollarsOf("i.cost_per_kg_e4")} as "averageCostPerKg",
    ${dollarsOf("i.cost_per_lb_e4")} as "averageCostPerLb",
    (coalesce(l.mils, 0) / 1000.0)::float8 as "availableInches", i.feed_pieces as "availablePieces", i.withdrawn
  from metal_stock_item i`

export async function readCatalogueItems(sql: SqlEntityManager, filter: CatalogueItemFilter): Promise<StoredCatalogueItem[]> {
  const conditions: string[] = []
  const values: unknown[] = []
  const add = (condition: string, value: unknown) => {
    conditions.push(condition)
    values.push(value)
  }
  if (filter.afterCode !== undefined) add("i.product_code > ?", filter.afterCode)
  const addAnyOf = (column: string, among: string[]) =>
    add(`${column} in (select jsonb_array_elements_text(?::jsonb))`, JSON.stringify(among))
  if (filter.codes) addAnyOf("i.product_code", filter.codes)
  if (filter.normalisedCodes) addAnyOf("i.normalised_code", filter.normalisedCodes)
  const where = conditions.map((condition) => ` and ${condition}`).join("")
  const limit = filter.limit ? ` limit ${Math.trunc(filter.limit)}` : ""
  const levels = filter.codes || filter.limit || filter.normalisedCodes ? LEVELS_OF_SOME : LEVELS_OF_ALL
  return await sql.execute(`${SELECT}${levels} where i.deleted_at is null${where} order by i.product_code${limit}`, values)
}
