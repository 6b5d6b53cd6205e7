import type { OrderStatus, OrderVerb } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { newerThan, type ChangeCursor } from "../../shared/change-cursor"

/** An order that was placed or moved. `from` is null for one that was placed. */
export type OrderChange = { id: string; orderId: string; verb: OrderVerb; from: OrderStatus | null; to: OrderStatus; at: string }

type Row = { cursor: string; change: OrderChange | null }

/**
 * Orders placed and moved since a cursor, the oldest first, and the next cursor. An order is placed when its record is
 * written, for from then on it stands.
 */
export async function readOrderChanges(
  sql: SqlEntityManager,
  cursor: ChangeCursor,
): Promise<{ changes: OrderChange[]; next: ChangeCursor }> {
  const { condition, values } = newerThan(cursor)
  const rows: Row[] = await sql.execute(
    `select s.cursor::text, case when c.id is null then null else jsonb_build_object('id', c.id, 'orderId', c.order_id,
       'verb', c.verb, 'from', c.from_status, 'to', c.to_status, 'at', c.created_at) end as change
     from (select pg_current_snapshot() as cursor) s left join (
       select id, order_id, 'place' as verb, null as from_status, 'PENDING' as to_status, created_at
       from metal_order_record where (${condition}) and deleted_at is null
       union all
       select id, order_id, verb, from_status, to_status, created_at from metal_order_event where ${condition}
     ) c on true order by c.created_at, c.from_status is not null, c.id`,
    [...values, ...values],
  )
  const changes = rows.flatMap(({ change }) => (change ? { ...change, at: new Date(change.at).toISOString() } : []))
  return { changes, next: rows[0]?.cursor ?? cursor }
}
