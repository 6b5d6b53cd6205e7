import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

export type NewRefund = { orderId: string; cents: number; reason: string; createdBy: string | null; requestKey: string }
export type ClaimedRefund = { id: string; cents: number; status: "ASKED" | "DONE"; askedCents: number }

/**
 * Writes down what is to be given back, once per key, under a lock of the order: two clerks cannot together give back more than
 * its total. `askedCents` is all that was asked for with it. Throws NOT_ALLOWED (refund_refused).
 */
export async function claimRefund(sql: SqlEntityManager, refund: NewRefund): Promise<ClaimedRefund> {
  const { orderId, cents, reason, createdBy, requestKey } = refund
  const [order]: { total: number }[] = await sql.execute(
    "select total_cents as total from metal_order_record where order_id = ? and deleted_at is null for update",
    [orderId],
  )
  const rows: { id: string; cents: number; status: "ASKED" | "DONE"; request_key: string }[] = await sql.execute(
    "select id, cents, status, request_key from metal_refund where order_id = ? and deleted_at is null",
    [orderId],
  )
  const before = rows.reduce((sum, row) => sum + row.cents, 0)
  const known = rows.find((row) => row.request_key === requestKey)
  if (known) return { id: known.id, cents: known.cents, status: known.status, askedCents: before }
  if (!order || before + cents > order.total)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is left to give back", "refund_refused")
  const id = generateEntityId(undefined, "mref")
  await sql.execute("insert into metal_refund (id, order_id, cents, reason, created_by, request_key) values (?, ?, ?, ?, ?, ?)", [
    id,
    orderId,
    cents,
    reason,
    createdBy,
    requestKey,
  ])
  return { id, cents, status: "ASKED", askedCents: before + cents }
}
