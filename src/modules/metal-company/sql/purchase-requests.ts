import type { PurchaseRequestStatus } from "@billet/backend/contract"
import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

export type PurchaseToAsk = { companyId: string; buyerId: string; cartId: string; checkout: object; cents: number }
export type PurchaseMove = {
  id: string
  from: PurchaseRequestStatus
  to: PurchaseRequestStatus
  decidedBy: string | null
  reason?: string | null
  cents?: number
}

/** Opens the request of a cart, or finds the one it has: asked twice, a cart waits once. Answers its id. */
export async function askPurchase(sql: SqlEntityManager, one: PurchaseToAsk): Promise<{ id: string; isNew: boolean }> {
  const [added]: { id: string }[] = await sql.execute(
    `insert into metal_purchase_request (id, company_id, buyer_id, cart_id, checkout, cents) values (?, ?, ?, ?, ?::jsonb, ?)
     on conflict (cart_id) where status in ('WAITING', 'APPROVED') and deleted_at is null do nothing returning id`,
    [generateEntityId(undefined, "mpur"), one.companyId, one.buyerId, one.cartId, JSON.stringify(one.checkout), one.cents],
  )
  if (added) return { id: added.id, isNew: true }
  const [open]: { id: string }[] = await sql.execute(
    "select id from metal_purchase_request where cart_id = ? and status in ('WAITING', 'APPROVED') and deleted_at is null",
    [one.cartId],
  )
  return open ? { id: open.id, isNew: false } : await askPurchase(sql, one)
}

/** Moves a request on in one conditional statement; false when it is not in that state any more. */
export async function movePurchase(sql: SqlEntityManager, move: PurchaseMove): Promise<boolean> {
  const moved: unknown[] = await sql.execute(
    `update metal_purchase_request set status = ?, decided_by = ?, decided_at = case when ? = 'WAITING' then null else now() end,
       reason = ?, cents = coalesce(?, cents), updated_at = now()
     where id = ? and status = ? and deleted_at is null returning id`,
    [move.to, move.decidedBy, move.to, move.reason ?? null, move.cents ?? null, move.id, move.from],
  )
  return moved.length > 0
}
