import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { CURSOR_AT_START, type ChangeCursor } from "../../shared/change-cursor"
import { hasChanges, readChanges } from "./read-changes"

const KEY = "search-cursor"
const AT_ONCE = 500

/** How far another search provider has been told of changes; null when there is none. */
export async function readHandedOn(sql: SqlEntityManager): Promise<ChangeCursor | null> {
  const [row]: { cursor: ChangeCursor }[] = await sql.execute(
    `select value #>> '{}' as cursor from metal_setting where key = ?`,
    [KEY],
  )
  return row?.cursor ?? null
}

/** Starts handing on with everything the log still holds: what is told twice does no harm. */
export async function startHandingOn(sql: SqlEntityManager): Promise<void> {
  await sql.execute("insert into metal_setting (key, value) values (?, ?::jsonb) on conflict (key) do nothing", [
    KEY,
    JSON.stringify(CURSOR_AT_START),
  ])
}

export async function stopHandingOn(sql: SqlEntityManager): Promise<void> {
  await sql.execute("delete from metal_setting where key = ?", [KEY])
}

export async function hasChangesToHandOn(sql: SqlEntityManager): Promise<boolean> {
  const cursor = await readHandedOn(sql)
  return cursor !== null && (await hasChanges(sql, cursor))
}

/**
 * Hands on what has changed since the last time. The cursor moves when everything was taken, in the transaction that
 * holds it: of several processes one hands on, and after a failure the same changes come again.
 */
export async function handOnChanges(sql: SqlEntityManager, take: (codes: string[]) => Promise<void>): Promise<void> {
  const [row]: { cursor: ChangeCursor }[] = await sql.execute(
    `select value #>> '{}' as cursor from metal_setting where key = ? for update skip locked`,
    [KEY],
  )
  if (!row) return
  const { codes, next } = await readChanges(sql, row.cursor)
  for (let at = 0; at < codes.length; at += AT_ONCE) await take(codes.slice(at, at + AT_ONCE))
  await sql.execute("update metal_setting set value = ?::jsonb, updated_at = now() where key = ?", [JSON.stringify(next), KEY])
}
