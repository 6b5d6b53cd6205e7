import type { PaymentStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * Moves an order's payment if it is still in the state it leaves; answers whether it did. The transaction that pays it is
 * noted, for those who are told of it (`readOrderChanges`); nothing leads out of PAID, so there is one.
 */
export async function movePayment(
  sql: SqlEntityManager,
  orderId: string,
  { from, to }: { from: PaymentStatus; to: PaymentStatus },
): Promise<boolean> {
  const moved: unknown[] = await sql.execute(
    `update metal_order_record set payment_status = ?, updated_at = now(),
       paid_at = case when ? then now() else paid_at end, paid_xid = case when ? then pg_current_xact_id() else paid_xid end
     where order_id = ? and payment_status = ? and deleted_at is null returning id`,
    [to, to === "PAID", to === "PAID", orderId, from],
  )
  return moved.length > 0
}

/** Writes down what was given back in all, and that nothing can come of a cancelled order's payment any more. */
export async function notePayment(
  sql: SqlEntityManager,
  orderId: string,
  { refundedCents, closed }: { refundedCents: number; closed: boolean },
): Promise<void> {
  await sql.execute(
    `update metal_order_record set refunded_cents = greatest(refunded_cents, ?), updated_at = now(),
       payment_closed_at = case when ? then coalesce(payment_closed_at, now()) else payment_closed_at end
     where order_id = ? and (refunded_cents < ? or (? and payment_closed_at is null))`,
    [refundedCents, closed, orderId, refundedCents, closed],
  )
}
