import { generateEntityId } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { nextNumber } from "./next-number"

export type NewOrderRecord = {
  order_id: string
  cart_id: string
  customer_id: string
  company_id: string | null
  payment_method: string
  stripe_payment_intent_id: string | null
  purchase_order_number: string | null
  coid: string
  shipping_provider: string
  shipping_rate_cents: number | null
  shipping_rate_source: string | null
  delivery_date: string | null
  delivery_time: string | null
  customer_notes: string | null
  lines: unknown[]
  total_cents: number
  placed_at: Date
}

/** Writes the record of an order once: a repetition answers the number it already has (decision 33). */
export async function createOrderRecord(sql: SqlEntityManager, record: NewOrderRecord): Promise<string> {
  await sql.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`metal-order:${record.order_id}`])
  const [known]: { order_number: string }[] = await sql.execute(
    "select order_number from metal_order_record where order_id = ?",
    [record.order_id],
  )
  if (known) return known.order_number
  const series = `SO-${record.placed_at.getUTCFullYear()}`
  const orderNumber = `${series}-${String(await nextNumber(sql, series)).padStart(6, "0")}`
  await sql.execute(
    `insert into metal_order_record (id, order_id, cart_id, order_number, customer_id, company_id, order_status,
       payment_status, payment_method, stripe_payment_intent_id, purchase_order_number, coid, shipping_provider,
       shipping_rate_cents, shipping_rate_source, delivery_date, delivery_time, customer_notes, lines, total_cents, placed_at)
     values (?, ?, ?, ?, ?, ?, 'PENDING', 'PENDING', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?)`,
    [
      generateEntityId(undefined, "mord"),
      record.order_id,
      record.cart_id,
      orderNumber,
      record.customer_id,
      record.company_id,
      record.payment_method,
      record.stripe_payment_intent_id,
      record.purchase_order_number,
      record.coid,
      record.shipping_provider,
      record.shipping_rate_cents,
      record.shipping_rate_source,
      record.delivery_date,
      record.delivery_time,
      record.customer_notes,
      JSON.stringify(record.lines),
      record.total_cents,
      record.placed_at,
    ],
  )
  return orderNumber
}
