import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

/** Money that came for an order on account. `receivedOn` is a day, ISO; `requestKey` tells a repetition from a second payment. */
export type Receipt = {
  orderId: string
  cents: number
  receivedOn: string
  reference: string
  recordedBy: string | null
  requestKey: string
}

/**
 * Writes incoming money down and takes it off what the company owes, once per key: one conditional statement, so that two
 * clerks cannot together record more than is open. Answers false for a repetition; throws NOT_ALLOWED (payment_refused) for
 * more than is open.
 */
export async function receiveOnAccount(sql: SqlEntityManager, receipt: Receipt): Promise<boolean> {
  const { orderId, cents, receivedOn, reference, recordedBy, requestKey } = receipt
  await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`metal-receipt:${orderId}`])
  const known: unknown[] = await sql.execute("select id from metal_account_receipt where order_id = ? and request_key = ?", [
    orderId,
    requestKey,
  ])
  if (known.length) return false
  const [entry]: { company_id: string }[] = await sql.execute(
    `update metal_credit_entry set paid_cents = paid_cents + ?, updated_at = now(),
       status = case when paid_cents + ? = cents then 'PAID' else status end
     where order_id = ? and status = 'CHARGED' and paid_cents + ? <= cents returning company_id`,
    [cents, cents, orderId, cents],
  )
  if (!entry) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This is more than is open for the order", "payment_refused")
  }
  await sql.execute("update metal_company set open_balance_cents = open_balance_cents - ?, updated_at = now() where id = ?", [
    cents,
    entry.company_id,
  ])
  await sql.execute(
    `insert into metal_account_receipt (id, company_id, order_id, cents, received_on, reference, recorded_by, request_key)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [generateEntityId(undefined, "mrcp"), entry.company_id, orderId, cents, receivedOn, reference, recordedBy, requestKey],
  )
  return true
}
