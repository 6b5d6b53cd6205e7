import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { namedQuery } from "../../shared/named-query"

/** What one company has of an item: free inches and the longest piece, thousandths of an inch. */
export type LevelInSale = { id: string; product_code: string; coid: string; free_mils: number; longest_mils: number }

/** The levels of items that are in sale, by their product codes. */
export async function readLevelsInSale(sql: SqlEntityManager, codes: string[]): Promise<LevelInSale[]> {
  return await namedQuery(
    sql,
    "read-levels-in-sale",
    `select l.id, i.product_code, l.coid, l.on_hand_mils - l.reserved_mils as free_mils, l.longest_mils
     from metal_stock_item i join metal_stock_level l on l.item_id = i.id and l.deleted_at is null
     where i.product_code in (select jsonb_array_elements_text(?::jsonb)) and not i.withdrawn and i.deleted_at is null`,
    [JSON.stringify(codes)],
  )
}
