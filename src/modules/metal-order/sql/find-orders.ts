import { normaliseProductCode, type OrderStatus } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** What a buyer looks for among their orders; what is empty asks nothing. Days are ISO, UTC, both included. */
export type OrderSearch = {
  q?: string
  status?: OrderStatus | ""
  from?: string
  to?: string
  limit: number
  offset: number
}

type Condition = { text: string; values: unknown[] }

/**
 * The ids of the orders of a customer that meet a search, newest first, and how many there are in all. The index by customer
 * and day leaves so few rows that their lines are read one by one.
 */
export async function findOrders(
  sql: SqlEntityManager,
  customerId: string,
  search: OrderSearch,
): Promise<{ ids: string[]; count: number }> {
  const conditions = conditionsOf(search)
  const where = ["customer_id = ?", "deleted_at is null", ...conditions.map(({ text }) => text)].join(" and ")
  const values = [customerId, ...conditions.flatMap((one) => one.values)]
  const [row]: { ids: string[] | null; count: number }[] = await sql.execute(
    `with found as (select id, placed_at from metal_order_record where ${where})
     select (select count(*)::int from found) as count,
       (select array_agg(page.id) from (select id from found order by placed_at desc, id desc limit ? offset ?) page) as ids`,
    [...values, search.limit, search.offset],
  )
  return { ids: row?.ids ?? [], count: row?.count ?? 0 }
}

function conditionsOf({ q, status, from, to }: OrderSearch): Condition[] {
  const conditions: Condition[] = []
  if (q) conditions.push(mentions(q))
  if (status) conditions.push({ text: "order_status = ?", values: [status] })
  if (from) conditions.push({ text: "placed_at >= (?::date)::timestamp at time zone 'UTC'", values: [from] })
  if (to) conditions.push({ text: "placed_at < (?::date + 1)::timestamp at time zone 'UTC'", values: [to] })
  return conditions
}

/** Codes are compared in their normalised form, so that a code is found as it stands in an address too. */
function mentions(q: string): Condition {
  const numbers = "strpos(lower(order_number), lower(?)) > 0 or strpos(lower(coalesce(purchase_order_number, '')), lower(?)) > 0"
  const code = normaliseProductCode(q)
  if (!/[a-z0-9]/.test(code)) return { text: `(${numbers})`, values: [q, q] }
  const normalised = "regexp_replace(regexp_replace(lower(line ->> 'productCode'), '\\s', '_', 'g'), '[^a-z0-9_]', '', 'g')"
  const items = `exists (select 1 from jsonb_array_elements(lines) line where strpos(${normalised}, ?) > 0)`
  return { text: `(${numbers} or ${items})`, values: [q, q, code] }
}
