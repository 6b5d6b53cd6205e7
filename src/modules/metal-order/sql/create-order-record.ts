import type { InferTypeOf } from "@medusajs/framework/types"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { OrderRecord } from "../models/order-record"
import { namedQuery } from "../../shared/named-query"

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
  customer_info: unknown
  valid_until: Date | null
  lines: unknown[]
  tax_cents: number
  taxes: unknown
  total_cents: number
  placed_at: Date
}

const COLUMNS = `order_id, cart_id, customer_id, company_id, payment_method, stripe_payment_intent_id, purchase_order_number, coid,
  shipping_provider, shipping_rate_cents, shipping_rate_source, delivery_date, delivery_time, customer_notes, customer_info,
  valid_until, lines, tax_cents, taxes, total_cents, placed_at`

/**
 * Writes the record of an order and answers it with its number (decision 33). Numbers have no gaps: whoever comes next waits for
 * this one until its transaction ends, and gets it when that fails. An order has one record: the database refuses a second.
 */
export async function createOrderRecord(sql: SqlEntityManager, record: NewOrderRecord): Promise<InferTypeOf<typeof OrderRecord>> {
  const series = `SO-${record.placed_at.getUTCFullYear()}`
  const [row] = await namedQuery<{ record: InferTypeOf<typeof OrderRecord> }>(
    sql,
    "create-order-record",
    `with given as (select * from jsonb_populate_record(null::metal_order_record, ?::jsonb)), number as (
       insert into metal_number_counter (id, last) values (?, 1)
       on conflict (id) do update set last = metal_number_counter.last + 1, updated_at = now() returning last
     )
     insert into metal_order_record (id, order_number, order_status, payment_status, ${COLUMNS})
     select ?::text, ?::text || lpad(last::text, greatest(6, length(last::text)), '0'), 'PENDING', 'PENDING', ${COLUMNS}
     from given, number returning to_jsonb(metal_order_record) as record`,
    [JSON.stringify(record), series, generateEntityId(undefined, "mord"), `${series}-`],
  )
  if (!row) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The record of ${record.order_id} was not written`)
  return row.record
}
