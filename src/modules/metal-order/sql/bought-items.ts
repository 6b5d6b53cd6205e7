import { MAX_BOUGHT_ITEMS, type BoughtItem } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What a customer has ordered, once per code, amount, unit and wish for one heat, as it was last; no cancelled orders. */
export async function boughtItems(sql: SqlEntityManager, customerId: string): Promise<BoughtItem[]> {
  const rows: (Omit<BoughtItem, "orderedAt"> & { orderedAt: Date | string })[] = await sql.execute(
    `with line as (
       select one.line, r.order_number, r.placed_at,
         row_number() over (same order by r.placed_at desc, r.order_number desc) as latest, count(*) over same as times
       from metal_order_record r cross join lateral jsonb_array_elements(r.lines) as one (line)
       where r.customer_id = ? and r.order_status <> 'CANCELLED' and r.deleted_at is null
       window same as (partition by one.line ->> 'productCode', (one.line ->> 'amount')::numeric, one.line ->> 'unit',
         coalesce((one.line ->> 'oneHeat')::boolean, false))
     )
     select line ->> 'productCode' as "productCode", coalesce(line ->> 'productName', '') as "productName",
       line ->> 'amount' as amount, line ->> 'unit' as unit, (line ->> 'pieces')::int as pieces,
       coalesce((line ->> 'oneHeat')::boolean, false) as "oneHeat",
       coalesce((line ->> 'itemTotal')::float8, 0) as "itemTotal", order_number as "orderNumber", placed_at as "orderedAt",
       times::int as "timesOrdered"
     from line where latest = 1
     order by placed_at desc, "productCode", amount, "oneHeat" limit ${MAX_BOUGHT_ITEMS}`,
    [customerId],
  )
  return rows.map((row) => ({ ...row, orderedAt: new Date(row.orderedAt).toISOString() }))
}
