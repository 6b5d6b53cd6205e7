import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { newerThan, type ChangeCursor } from "../../shared/change-cursor"
import { LAST_PRUNED } from "./stock-snapshots"

type ChangeRow = { cursor: string; product_code: string | null }

/** Product codes changed since a cursor, each once, and the next cursor. Reads no more of the log than what is new. */
export async function readChanges(sql: SqlEntityManager, cursor: ChangeCursor): Promise<{ codes: string[]; next: ChangeCursor }> {
  const { condition, values } = newerThan(cursor)
  const rows: ChangeRow[] = await sql.execute(
    `select s.cursor::text, i.product_code from (select pg_current_snapshot() as cursor) s
     left join (select distinct item_id from metal_stock_change where ${condition}) c on true
     left join metal_stock_item i on i.id = c.item_id`,
    values,
  )
  return { codes: rows.flatMap(({ product_code }) => product_code ?? []), next: rows[0]?.cursor ?? cursor }
}

/** Whether anything changed since a cursor. */
export async function hasChanges(sql: SqlEntityManager, cursor: ChangeCursor): Promise<boolean> {
  const { condition, values } = newerThan(cursor)
  const [row]: { found: boolean }[] = await sql.execute(
    `select exists (select 1 from metal_stock_change where ${condition}) as found`,
    values,
  )
  return row?.found ?? false
}

/**
 * Forgets changes every follower has long seen, and notes up to where: a snapshot from before that is too old. What a
 * follower that may be late has not seen stays: `late` are their cursors.
 */
export async function pruneChanges(sql: SqlEntityManager, late: ChangeCursor[]): Promise<void> {
  const oldest = late.flatMap((cursor) => cursor.split(":")[0] ?? [])
  const unseen = oldest.map(() => "and xid < ?::xid8").join(" ")
  await sql.execute(
    `with gone as (
       delete from metal_stock_change where changed_at < now() - interval '1 hour' ${unseen} returning xid
     ), last as (select xid from gone order by xid desc limit 1)
     insert into metal_setting (key, value) select ?, to_jsonb(xid::text) from last
     on conflict (key) do update set value = excluded.value, updated_at = now()
     where (metal_setting.value #>> '{}')::xid8 < (excluded.value #>> '{}')::xid8`,
    [...oldest, LAST_PRUNED],
  )
}
