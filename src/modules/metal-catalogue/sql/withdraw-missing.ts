import type { FeedKind } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Where a feed's rows stand, what says that they are still there, and what names them. */
const STANDING = {
  STOCK: { table: "metal_stock_item", condition: "not withdrawn and deleted_at is null", key: "product_code" },
  HEATS: { table: "metal_heat", condition: "deleted_at is null", key: "stock_item_id" },
} as const satisfies Record<FeedKind, object>

/** Items in sale, or heats in stock, that the import did not list, and all there are now, its new ones included. */
export async function countMissing(
  sql: SqlEntityManager,
  { id, kind }: { id: string; kind: FeedKind },
): Promise<{ missing: number; standing: number }> {
  const { table, condition } = STANDING[kind]
  const [row]: { missing: number; standing: number }[] = await sql.execute(
    `select count(*) filter (where last_import_id is distinct from ?)::int as missing, count(*)::int as standing
     from ${table} where ${condition}`,
    [id],
  )
  return row ?? { missing: 0, standing: 0 }
}

export type Unlisted = { count: number; standing: number; sample: string[] }

/** What a feed with these keys would leave out: how many, of how many, and the first of them in order. */
export async function readUnlisted(sql: SqlEntityManager, kind: FeedKind, keys: string[], take: number): Promise<Unlisted> {
  const { table, condition, key } = STANDING[kind]
  const listed = "select jsonb_array_elements_text(?::jsonb)"
  const json = JSON.stringify(keys)
  const [row]: { count: number; standing: number }[] = await sql.execute(
    `select count(*) filter (where ${key} not in (${listed}))::int as count, count(*)::int as standing from ${table} where ${condition}`,
    [json],
  )
  const first: { key: string }[] = await sql.execute(
    `select ${key} as key from ${table} where ${condition} and ${key} not in (${listed}) order by ${key} limit ?`,
    [json, take],
  )
  return { count: row?.count ?? 0, standing: row?.standing ?? 0, sample: first.map((one) => one.key) }
}

/** Takes them out of sale and counts them on the import, in one transaction. */
export async function withdrawMissing(sql: SqlEntityManager, importId: string): Promise<number> {
  const rows: unknown[] = await sql.execute(
    `update metal_stock_item set withdrawn = true, updated_at = now()
     where not withdrawn and deleted_at is null and last_import_id is distinct from ? returning id`,
    [importId],
  )
  await sql.execute("update metal_feed_import set withdrawn_rows = withdrawn_rows + ? where id = ?", [rows.length, importId])
  return rows.length
}
