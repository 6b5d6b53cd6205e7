import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

export type NewRefund = { orderId: string; cents: number; reason: string; createdBy: string | null; requestKey: string }
export type ClaimedRefund = { id: string; cents: number; status: "ASKED" | "DONE"; askedCents: number; providerCents: number }
type Row = { id: string; cents: number; status: "ASKED" | "DONE"; request_key: string; provider_cents: number }

/**
 * Writes down what is to be given back, once per key, under a lock of the order: two clerks cannot together give back more than
 * its total. `providerCents` is what the card provider has given back by now, and in the answer what it had given back when
 * this was claimed first; `askedCents` is all that was asked for with it. Throws NOT_ALLOWED (refund_refused).
 */
export async function claimRefund(sql: SqlEntityManager, refund: NewRefund, providerCents: number): Promise<ClaimedRefund> {
  const { orderId, cents, reason, createdBy, requestKey } = refund
  const [order]: { total: number }[] = await sql.execute(
    "select total_cents as total from metal_order_record where order_id = ? and deleted_at is null for update",
    [orderId],
  )
  const rows: Row[] = await sql.execute(
    "select id, cents, status, request_key, provider_cents from metal_refund where order_id = ? and deleted_at is null",
    [orderId],
  )
  const before = rows.reduce((sum, row) => sum + row.cents, 0)
  const known = rows.find((row) => row.request_key === requestKey)
  if (known) {
    return { id: known.id, cents: known.cents, status: known.status, askedCents: before, providerCents: known.provider_cents }
  }
  if (!order || Math.max(before, providerCents) + cents > order.total)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is left to give back", "refund_refused")
  const id = generateEntityId(undefined, "mref")
  await sql.execute(
    `insert into metal_refund (id, order_id, cents, provider_cents, reason, created_by, request_key)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [id, orderId, cents, providerCents, reason, createdBy, requestKey],
  )
  return { id, cents, status: "ASKED", askedCents: before + cents, providerCents }
}

/** `movedCents` is what the card provider gave back for it just now; 0 where it had done so before, and on account. */
export type DoneRefund = { id: string; creditedCents: number; movedCents: number }

/** ASKED -> DONE. What moved now is not taken for the money of another refund of the order that was interrupted before. */
export async function finishRefund(sql: SqlEntityManager, { id, creditedCents, movedCents }: DoneRefund): Promise<void> {
  await sql.execute(
    `with done as (
       update metal_refund set status = 'DONE', credited_cents = ?, updated_at = now() where id = ? returning id, order_id
     )
     update metal_refund r set provider_cents = r.provider_cents + ?, updated_at = now()
     from done where r.order_id = done.order_id and r.id <> done.id and r.status = 'ASKED' and r.deleted_at is null`,
    [creditedCents, id, movedCents],
  )
}
