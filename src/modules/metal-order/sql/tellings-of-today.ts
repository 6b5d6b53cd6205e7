import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What a buyer is to be told of: `id` is the shipment's, or else the order's. */
export type Telling = { kind: "cancelled" | "invoiced" | "uninvoiced" | "shipped"; order_id: string; id: string }

/**
 * What happened to orders in the last day that their buyers are told of: cancelled and invoiced ones, shipments, and those that
 * have left without the invoice that follows from it. Of the last minute, which is just being told of, nothing.
 */
export async function tellingsOfToday(sql: SqlEntityManager): Promise<Telling[]> {
  const today = "between now() - interval '1 day' and now() - interval '1 minute' and deleted_at is null"
  return await sql.execute(
    `select 'cancelled' as kind, order_id, order_id as id from metal_order_record
     where order_status = 'CANCELLED' and cancelled_at ${today}
     union all select 'invoiced', order_id, order_id from metal_order_record
     where order_status <> 'CANCELLED' and invoice_number is not null and invoiced_at ${today}
     union all select 'uninvoiced', order_id, order_id from metal_order_record
     where order_status in ('IN_TRANSIT', 'COMPLETED') and invoice_number is null and shipping_rate_cents is not null
       and updated_at ${today}
     union all select 'shipped', order_id, id from metal_shipment where created_at ${today}`,
  )
}
