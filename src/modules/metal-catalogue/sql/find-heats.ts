import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What selects heats; everything given must hold. Sizes in thousandths of an inch. */
export type HeatCriteria = {
  stockItemId?: string
  normalisedCodes?: string[]
  group?: string
  sizeFromMils?: number
  sizeToMils?: number
  grades?: string[]
  millId?: string
  castNumber?: string
  coid: string
  limit: number
}

export type FoundHeat = {
  stock_item_id: string
  product_code: string
  coid: string
  mill_id: string
  cast_number: string
  stock_grade: string
  product_size: string
  pieces: number
  lengths_mils: number[]
  base_specification: string
}

/** The size that orders an item: its outer diameter, or the first number of a flat's size. */
const SIZE = "coalesce(i.outer_diameter_mils, (split_part(i.product_size, '-', 1)::numeric * 1000)::int)"

function conditionsOf(criteria: HeatCriteria): [string, unknown][] {
  const { millId, castNumber } = criteria
  const conditions: [string, unknown][] = [["h.coid = ?", criteria.coid]]
  const add = (condition: string, value: unknown) => {
    if (value !== undefined) conditions.push([condition, value])
  }
  add("h.stock_item_id = ?", criteria.stockItemId)
  add("i.normalised_code in (select jsonb_array_elements_text(?::jsonb))", criteria.normalisedCodes && JSON.stringify(criteria.normalisedCodes))
  add("? in (i.metal_category, upper(i.product_type), upper(i.stock_type), upper(i.product_category))", criteria.group?.toUpperCase())
  add(`${SIZE} >= ?`, criteria.sizeFromMils)
  add(`${SIZE} <= ?`, criteria.sizeToMils)
  add("i.stock_grade in (select jsonb_array_elements_text(?::jsonb))", criteria.grades && JSON.stringify(criteria.grades))
  if (millId && castNumber) {
    add("upper(h.mill_id) = ?", millId.toUpperCase())
    add("upper(h.cast_number) = ?", castNumber.toUpperCase())
  }
  return conditions
}

/** Heats in stock by criteria, in order of product code and stock item. */
export async function findHeats(sql: SqlEntityManager, criteria: HeatCriteria): Promise<FoundHeat[]> {
  const conditions = conditionsOf(criteria)
  return await sql.execute(
    `select h.stock_item_id, i.product_code, h.coid, h.mill_id, h.cast_number, i.stock_grade, i.product_size, h.pieces,
       h.lengths_mils, h.base_specification
     from metal_heat h join metal_stock_item i on i.id = h.item_id
     where h.deleted_at is null and i.deleted_at is null and not i.withdrawn
       and ${conditions.map(([condition]) => condition).join(" and ")}
     order by i.product_code, h.stock_item_id limit ${Math.trunc(criteria.limit)}`,
    conditions.map(([, value]) => value),
  )
}
