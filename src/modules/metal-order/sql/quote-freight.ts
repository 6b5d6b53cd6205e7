import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Freight in US cents, what it replaces, and the order's tax with it; `validUntil` is a day, ISO. */
export type FreightQuote = {
  orderId: string
  cents: number
  replaces: number | null
  taxCents: number
  provider: string
  carrierName: string
  note: string | null
  validUntil: string
}

/**
 * Makes a quote the freight of an order and part of its total, in one statement that finds the order only while its total is
 * open and its freight is still the one that is replaced. Answers whether it did.
 */
export async function quoteFreight(sql: SqlEntityManager, quote: FreightQuote): Promise<boolean> {
  const { orderId, cents, replaces, taxCents, provider, carrierName, note, validUntil } = quote
  const quoted: unknown[] = await sql.execute(
    `update metal_order_record set shipping_rate_cents = ?, shipping_rate_source = 'STAFF', shipping_provider = ?,
       carrier_name = ?, freight_note = ?, freight_valid_until = ?, freight_quoted_at = now(), updated_at = now(),
       total_cents = total_cents - coalesce(shipping_rate_cents, 0) - tax_cents + ?, tax_cents = ?
     where order_id = ? and shipping_rate_cents is not distinct from ? and payment_method = 'ACCOUNT'
       and payment_status <> 'PAID' and order_status <> 'CANCELLED' and invoice_number is null and deleted_at is null
     returning id`,
    [cents, provider, carrierName, note, validUntil, cents + taxCents, taxCents, orderId, replaces],
  )
  return quoted.length > 0
}
