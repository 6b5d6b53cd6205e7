import { formatInvoiceNumber } from "@billet/backend/orders"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { nextNumber } from "./next-number"

/**
 * Gives an order its invoice number, once: a repetition answers the one it has (decision 33). Null for an order that is not
 * in one of the states.
 */
export async function issueInvoice(
  sql: SqlEntityManager,
  orderId: string,
  states: readonly string[],
  at: Date,
): Promise<string | null> {
  const [record]: { invoice_number: string | null; order_status: string }[] = await sql.execute(
    "select invoice_number, order_status from metal_order_record where order_id = ? and deleted_at is null for update",
    [orderId],
  )
  if (!record) return null
  if (record.invoice_number) return record.invoice_number
  if (!states.includes(record.order_status)) return null
  const year = at.getUTCFullYear()
  const number = formatInvoiceNumber(year, await nextNumber(sql, `INV-${year}`))
  await sql.execute("update metal_order_record set invoice_number = ?, invoiced_at = ?, updated_at = now() where order_id = ?", [
    number,
    at,
    orderId,
  ])
  return number
}
