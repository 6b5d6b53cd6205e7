import type { OrderStatus, OrderVerb } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { newerThan, type ChangeCursor } from "../../shared/change-cursor"

/**
 * An order that was placed, moved or paid in full. `from` is null for one that was placed; one that was paid stays in the
 * state it is in.
 */
export type OrderChange = {
  id: string
  orderId: string
  verb: OrderVerb | "pay"
  from: OrderStatus | null
  to: OrderStatus
  at: string
}

type Row = { cursor: string; change: OrderChange | null }

/**
 * Orders placed, moved and paid since a cursor, the oldest first, and the next cursor. An order is placed when its record is
 * written, for from then on it stands.
 */
export async function readOrderChanges(
  sql: SqlEntityManager,
  cursor: ChangeCursor,
): Promise<{ changes: OrderChange[]; next: ChangeCursor }> {
  const { condition, values } = newerThan(cursor)
  const paid = newerThan(cursor, "paid_xid")
  const rows: Row[] = await sql.execute(
    `select s.cursor::text, case when c.id is null then null else jsonb_build_object('id', c.id, 'orderId', c.order_id,
       'verb', c.verb, 'from', c.from_status, 'to', c.to_status, 'at', c.created_at) end as change
     from (select pg_current_snapshot() as cursor) s left join (
       select id, order_id, 'place' as verb, null as from_status, 'PENDING' as to_status, created_at
       from metal_order_record where (${condition}) and deleted_at is null
       union all
       select id, order_id, verb, from_status, to_status, created_at from metal_order_event where ${condition}
       union all
       select id || '_paid', order_id, 'pay', order_status, order_status, paid_at
       from metal_order_record where (${paid.condition}) and deleted_at is null
     ) c on true order by c.created_at, c.from_status is not null, c.id`,
    [...values, ...values, ...paid.values],
  )
  const changes = rows.flatMap(({ change }) => (change ? { ...change, at: new Date(change.at).toISOString() } : []))
  return { changes, next: rows[0]?.cursor ?? cursor }
}
