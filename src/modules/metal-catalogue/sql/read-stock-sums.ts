import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { MetalCategory, StockType } from "@billet/backend/contract"

/** Items in sale of one grade, form and size, which all weigh the same per inch, and their free inches. */
export type StockSum = {
  metalCategory: MetalCategory
  stockGrade: string
  stockType: StockType
  productSize: string
  items: number
  inches: number
}
export type StockSums = { sums: StockSum[]; sites: number }

/** What is in sale by what its weight follows from, and how many trading companies hold any of it. */
export async function readStockSums(sql: SqlEntityManager): Promise<StockSums> {
  const sums: StockSum[] = await sql.execute(
    `select i.metal_category as "metalCategory", i.stock_grade as "stockGrade", i.stock_type as "stockType",
       i.product_size as "productSize", count(*)::int as items, (coalesce(sum(l.mils), 0) / 1000.0)::float8 as inches
     from metal_stock_item i
     left join (
       select item_id, sum(on_hand_mils - reserved_mils) as mils from metal_stock_level where deleted_at is null group by item_id
     ) l on l.item_id = i.id
     where i.deleted_at is null and not i.withdrawn group by 1, 2, 3, 4`,
  )
  const [held]: { sites: number }[] = await sql.execute(
    `select count(distinct l.coid)::int as sites from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     where l.deleted_at is null and i.deleted_at is null and not i.withdrawn and l.coid <> '' and l.on_hand_mils > 0`,
  )
  return { sums, sites: held?.sites ?? 0 }
}
