import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** The orders of the last day, by their Medusa ids; of the newest, which are just being told of, none. */
export async function idsOfToday(sql: SqlEntityManager): Promise<string[]> {
  const rows: { order_id: string }[] = await sql.execute(
    `select order_id from metal_order_record
     where created_at between now() - interval '1 day' and now() - interval '1 minute' and deleted_at is null`,
  )
  return rows.map(({ order_id: id }) => id)
}
