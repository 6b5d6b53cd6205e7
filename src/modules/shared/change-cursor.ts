import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * Where a follower stands: a PostgreSQL snapshot as text, "xmin:xmax:xip,xip". What the snapshot shows is known; a
 * transaction below its xmax that was still running (xip) is not, whatever commits before or after it.
 */
export type ChangeCursor = string

/** A cursor before every change. */
export const CURSOR_AT_START: ChangeCursor = "1:1:"

/** A cursor at this moment. Taken before the rows are read, so that nothing falls between. */
export async function cursorNow(sql: SqlEntityManager): Promise<ChangeCursor> {
  const [row]: { cursor: string }[] = await sql.execute("select pg_current_snapshot()::text as cursor")
  return row?.cursor ?? CURSOR_AT_START
}

/** Which rows, by the transaction that wrote them, a cursor does not know yet. */
export function newerThan(cursor: ChangeCursor, column = "xid"): { condition: string; values: string[] } {
  const [, end = "1", running = ""] = cursor.split(":")
  const values = [end, ...running.split(",").filter((xid) => xid !== "")]
  return { condition: [`${column} >= ?::xid8`, ...values.slice(1).map(() => `${column} = ?::xid8`)].join(" or "), values }
}
