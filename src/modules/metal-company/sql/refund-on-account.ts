import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"

/** Money given back of an order on account. `refundId` tells a repetition from a second refund. */
export type AccountRefund = { orderId: string; cents: number; reason: string; recordedBy: string | null; refundId: string }

/**
 * Gives money back on account, once: what is open of the order becomes less, and the company's credit more; what is beyond that
 * was paid and is paid back, written down as a receipt below 0. Answers how much lowered the open account, US cents.
 */
export async function refundOnAccount(sql: SqlEntityManager, refund: AccountRefund): Promise<number> {
  const { orderId, cents, reason, recordedBy, refundId } = refund
  await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`metal-receipt:${orderId}`])
  const [known]: { cents: number }[] = await sql.execute(
    "select cents from metal_account_receipt where order_id = ? and request_key = ?",
    [orderId, refundId],
  )
  if (known) return cents + known.cents
  const [entry]: { id: string; company_id: string; cents: number; paid: number }[] = await sql.execute(
    `select id, company_id, cents, paid_cents as paid from metal_credit_entry
     where order_id = ? and status in ('CHARGED', 'PAID') and deleted_at is null for update`,
    [orderId],
  )
  if (!entry) return 0
  const credited = Math.min(cents, entry.cents - entry.paid)
  const left = entry.cents - cents
  await sql.execute(`update metal_credit_entry set cents = ?, paid_cents = ?, status = ?, updated_at = now() where id = ?`, [
    left,
    entry.paid - (cents - credited),
    left === entry.paid - (cents - credited) ? "PAID" : "CHARGED",
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
