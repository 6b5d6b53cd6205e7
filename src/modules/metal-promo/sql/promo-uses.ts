import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** A use to write down: who used which code on which cart, and what it took off, US cents. */
export type PromoUseToHold = { id?: string; code: string; cart_id: string; customer_id: string; email: string; cents: number }
/** A use that was given back, once. */
export type ReleasedUse = Omit<PromoUseToHold, "id" | "cart_id">
/** Whose use is given back: what a cart holds, what an order used, or one that may have been written down. */
export type ReleaseOf = { cartId: string } | { orderId: string } | { id: string }

export const newUseId = () => generateEntityId(undefined, "mpru")

/** Writes a use down; a cart has one at a time. */
export async function holdUse(sql: SqlEntityManager, { id = newUseId(), ...use }: PromoUseToHold): Promise<void> {
  await sql.execute(
    `insert into metal_promo_use (id, code, cart_id, customer_id, email, cents, raw_cents, status)
     values (?, ?, ?, ?, ?, ?, jsonb_build_object('value', ?::text, 'precision', 20), 'HELD')`,
    [id, use.code, use.cart_id, use.customer_id, use.email, use.cents, String(use.cents)],
  )
}

/** HELD -> USED, with the order's id; false when the cart holds no use. */
export async function confirmUse(sql: SqlEntityManager, cartId: string, orderId: string): Promise<boolean> {
  const used: unknown[] = await sql.execute(
    "update metal_promo_use set status = 'USED', order_id = ?, updated_at = now() where cart_id = ? and status = 'HELD' returning id",
    [orderId, cartId],
  )
  return used.length > 0
}

/** Gives back what a cart holds or an order used; of two calls at once only one gets the use. */
export async function releaseUse(sql: SqlEntityManager, of: ReleaseOf): Promise<ReleasedUse[]> {
  const [condition, value] =
    "cartId" in of
      ? ["cart_id = ? and status = 'HELD'", of.cartId]
      : "orderId" in of
        ? ["order_id = ? and status = 'USED'", of.orderId]
        : ["id = ? and status = 'HELD'", of.id]
  const released: ReleasedUse[] = await sql.execute(
    `update metal_promo_use set status = 'RELEASED', updated_at = now() where ${condition}
     returning code, customer_id, email, cents`,
    [value],
  )
  return released.map((use) => ({ ...use, cents: Number(use.cents) }))
}
