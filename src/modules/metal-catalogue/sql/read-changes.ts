import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { LAST_PRUNED } from "./stock-snapshots"

/**
 * Where a follower stands: a PostgreSQL snapshot as text, "xmin:xmax:xip,xip". What the snapshot shows is known; a
 * transaction below its xmax that was still running (xip) is not, whatever commits before or after it.
 */
export type ChangeCursor = string

/** A cursor before every change. */
export const CURSOR_AT_START: ChangeCursor = "1:1:"

/** A cursor at this moment. Taken before the items are read, so that nothing falls between. */
export async function cursorNow(sql: SqlEntityManager): Promise<ChangeCursor> {
  const [row]: { cursor: string }[] = await sql.execute("select pg_current_snapshot()::text as cursor")
  return row?.cursor ?? CURSOR_AT_START
}

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
 * Forgets changes every follower has long seen, and notes up to where: a snapshot from before that is too old. What waits
 * to be handed on to another search provider stays.
 */
export async function pruneChanges(sql: SqlEntityManager, handedOnUpTo: ChangeCursor | null): Promise<void> {
  const [oldest] = (handedOnUpTo ?? "").split(":")
  await sql.execute(
    `with gone as (
       delete from metal_stock_change where changed_at < now() - interval '1 hour' ${oldest ? "and xid < ?::xid8" : ""} returning xid
     ), last as (select xid from gone order by xid desc limit 1)
     insert into metal_setting (key, value) select ?, to_jsonb(xid::text) from last
     on conflict (key) do update set value = excluded.value, updated_at = now()
     where (metal_setting.value #>> '{}')::xid8 < (excluded.value #>> '{}')::xid8`,
    [...(oldest ? [oldest] : []), LAST_PRUNED],
  )
}

function newerThan(cursor: ChangeCursor): { condition: string; values: string[] } {
  const [, end = "1", running = ""] = cursor.split(":")
  const values = [end, ...running.split(",").filter((xid) => xid !== "")]
  return { condition: ["xid >= ?::xid8", ...values.slice(1).map(() => "xid = ?::xid8")].join(" or "), values }
}
