import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** A use to write down: who used which code on which cart, and what it took off, US cents. */
export type PromoUseToHold = { code: string; cart_id: string; customer_id: string; email: string; cents: number }
/** A use that was given back, once. */
export type ReleasedUse = Omit<PromoUseToHold, "cart_id">

/** Writes a use down; a cart has one at a time. */
export async function holdUse(sql: SqlEntityManager, use: PromoUseToHold): Promise<void> {
  await sql.execute(
    `insert into metal_promo_use (id, code, cart_id, customer_id, email, cents, raw_cents, status)
     values (?, ?, ?, ?, ?, ?, jsonb_build_object('value', ?::text, 'precision', 20), 'HELD')`,
    [generateEntityId(undefined, "mpru"), use.code, use.cart_id, use.customer_id, use.email, use.cents, String(use.cents)],
  )
}

/** HELD -> USED, with the order's id. */
export async function confirmUse(sql: SqlEntityManager, cartId: string, orderId: string): Promise<void> {
  await sql.execute(
    "update metal_promo_use set status = 'USED', order_id = ?, updated_at = now() where cart_id = ? and status = 'HELD'",
    [orderId, cartId],
  )
}

/** Gives back what a cart or an order used; of two calls at once only one gets the use. */
export async function releaseUse(sql: SqlEntityManager, of: { cartId: string } | { orderId: string }): Promise<ReleasedUse[]> {
  const [column, value] = "cartId" in of ? ["cart_id", of.cartId] : ["order_id", of.orderId]
  const released: ReleasedUse[] = await sql.execute(
    `update metal_promo_use set status = 'RELEASED', updated_at = now() where ${column} = ? and status <> 'RELEASED'
     returning code, customer_id, email, cents`,
    [value],
  )
  return released.map((use) => ({ ...use, cents: Number(use.cents) }))
}
