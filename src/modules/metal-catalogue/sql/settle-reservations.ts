import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { finishCuts } from "./finish-cuts"
import { dropCuts } from "./plan-cuts"
import { namedQuery } from "../../shared/named-query"

/**
 * Locks the levels behind some reservations in order of id, as every writer of levels does: whoever comes second waits,
 * and nobody waits in a circle.
 */
async function lockLevels(sql: SqlEntityManager, condition: string, value: string): Promise<void> {
  await sql.execute(
    `select l.id from metal_stock_level l
     where l.id = any(array(select stock_level_id from metal_reservation where ${condition})) order by l.id for update`,
    [value],
  )
}

/** HELD -> RESERVED, with the order's id; answers how many lines' metal the cart held. */
export async function confirmReservations(sql: SqlEntityManager, cartId: string, orderId: string): Promise<number> {
  const confirmed = await namedQuery(
    sql,
    "confirm-reservations",
    `update metal_reservation set status = 'RESERVED', order_id = ?, updated_at = now()
     where cart_id = ? and status = 'HELD' returning id`,
    [orderId, cartId],
  )
  return confirmed.length
}

/** Whose inches are given back; the planned bars of an order that was processed are cut by then. */
export type ReleaseOf = { cartId: string } | { orderId: string; isCut?: boolean }

/**
 * A cart's HELD or an order's RESERVED inches go back to their levels, as bars that nobody has cut or as the pieces they are now.
 * The status change picks the rows, so a second call, or one at the same moment, finds none.
 */
export async function releaseReservations(sql: SqlEntityManager, of: ReleaseOf): Promise<number> {
  const [condition, value] =
    "cartId" in of ? ["cart_id = ? and status = 'HELD'", of.cartId] : ["order_id = ? and status = 'RESERVED'", of.orderId]
  await lockLevels(sql, condition, value)
  if ("orderId" in of && !of.isCut) await dropCuts(sql, of.orderId)
  const [row]: { released: number }[] = await sql.execute(
    `with released as (
       update metal_reservation set status = 'RELEASED', updated_at = now() where ${condition} returning stock_level_id, mils
     ), totals as (select stock_level_id, sum(mils) as mils from released group by stock_level_id),
     given as (
       update metal_stock_level l set reserved_mils = reserved_mils - t.mils, updated_at = now()
       from totals t where l.id = t.stock_level_id returning l.id
     )
     select count(*)::int as released from released`,
    [value],
  )
  if ("orderId" in of && of.isCut) await finishCuts(sql, of.orderId, "KEPT")
  return row?.released ?? 0
}

/** RESERVED -> DEDUCTED: the inches leave both what is reserved and what is on hand, and the bars planned for them are cut. */
export async function deductReservations(sql: SqlEntityManager, orderId: string): Promise<number> {
  await lockLevels(sql, "order_id = ? and status = 'RESERVED'", orderId)
  const [row]: { deducted: number }[] = await sql.execute(
    `with deducted as (
       update metal_reservation set status = 'DEDUCTED', updated_at = now()
       where order_id = ? and status = 'RESERVED' returning stock_level_id, mils
     ), totals as (select stock_level_id, sum(mils) as mils from deducted group by stock_level_id),
     taken as (
       update metal_stock_level l set reserved_mils = reserved_mils - t.mils, on_hand_mils = on_hand_mils - t.mils,
         updated_at = now()
       from totals t where l.id = t.stock_level_id returning l.id
     )
     select count(*)::int as deducted from deducted`,
    [orderId],
  )
  await finishCuts(sql, orderId, "LEFT")
  return row?.deducted ?? 0
}
