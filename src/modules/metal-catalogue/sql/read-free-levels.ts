import type { FreeLevel } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { listedBars } from "./free-bars"

type Row = Omit<FreeLevel, "bars"> & { id: string; onHandMils: number }

/**
 * What is free of some items at each company in sale, in the order in which a line tries them (decision 33). What the cart itself
 * holds from an attempt to order it is free to it.
 */
export async function readFreeLevels(sql: SqlEntityManager, cartId: string, productCodes: string[]): Promise<FreeLevel[]> {
  const levels: Row[] = await sql.execute(
    `select l.id, i.product_code as "productCode", l.longest_mils as "longestMils", l.on_hand_mils as "onHandMils",
       (l.on_hand_mils - l.reserved_mils + coalesce((select sum(r.mils) from metal_reservation r
         where r.stock_level_id = l.id and r.cart_id = ? and r.status = 'HELD'), 0))::int as "freeMils"
     from metal_stock_level l join metal_stock_item i on i.id = l.item_id
     where i.product_code in (select jsonb_array_elements_text(cast(? as jsonb)))
       and not i.withdrawn and i.deleted_at is null and l.deleted_at is null
     order by coalesce(array_position(string_to_array(i.coid, ','), l.coid), 99), l.coid`,
    [cartId, JSON.stringify([...new Set(productCodes)])],
  )
  const ids = levels.map(({ id }) => id)
  const listed = await listedBars(sql, { cartId }, ids)
  return levels.map(({ id, productCode, freeMils, longestMils, onHandMils }) => {
    const { bars, listedMils } = listed.get(id) ?? { bars: [], listedMils: 0 }
    return { productCode, freeMils, longestMils, bars: listedMils >= onHandMils ? bars : null }
  })
}
