import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

/** Money given back of an order on account. `refundId` tells a repetition from a second refund. */
export type AccountRefund = { orderId: string; cents: number; reason: string; recordedBy: string | null; refundId: string }

/**
 * Gives money back on account, once: what is open of the order becomes less, and the company's credit more; what is beyond that
 * was paid and is paid back, written down as a receipt below 0. Of a cancelled order nothing is open any more. Answers how much
 * lowered the open account, US cents. Throws NOT_ALLOWED (refund_refused) for more than was paid.
 */
export async function refundOnAccount(sql: SqlEntityManager, refund: AccountRefund): Promise<number> {
  const { orderId, cents, reason, recordedBy, refundId } = refund
  await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`metal-receipt:${orderId}`])
  const [known]: { cents: number }[] = await sql.execute(
    "select cents from metal_account_receipt where order_id = ? and request_key = ?",
    [orderId, refundId],
  )
  if (known) return cents + known.cents
  const [entry]: { id: string; company_id: string; cents: number; paid: number; is_over: boolean }[] = await sql.execute(
    `select id, company_id, cents, paid_cents as paid, status = 'RELEASED' as is_over from metal_credit_entry
     where order_id = ? and status in ('CHARGED', 'PAID', 'RELEASED') and deleted_at is null for update`,
    [orderId],
  )
  if (!entry) return 0
  const credited = entry.is_over ? 0 : Math.min(cents, entry.cents - entry.paid)
  const [left, paid] = [entry.cents - cents, entry.paid - (cents - credited)]
  if (paid < 0) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is left to give back", "refund_refused")
  const settled = left === paid ? "PAID" : "CHARGED"
  await sql.execute(`update metal_credit_entry set cents = ?, paid_cents = ?, status = ?, updated_at = now() where id = ?`, [
    left,
    paid,
    entry.is_over ? "RELEASED" : settled,
    entry.id,
  ])
  await sql.execute("update metal_company set open_balance_cents = open_balance_cents - ?, updated_at = now() where id = ?", [
    credited,
    entry.company_id,
  ])
  await sql.execute(
    `insert into metal_account_receipt (id, company_id, order_id, cents, received_on, reference, recorded_by, request_key)
     values (?, ?, ?, ?, to_char(now() at time zone 'utc', 'YYYY-MM-DD'), ?, ?, ?)`,
    [
      ...[generateEntityId(undefined, "mrcp"), entry.company_id, orderId, credited - cents],
      ...[`Refund: ${reason}`.slice(0, 140), recordedBy, refundId],
    ],
  )
  return credited
}
