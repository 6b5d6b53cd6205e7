import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { LineToReserve } from "./reserve-lines"

/** Ids of the lines for which no company has the inches free and the length; each is looked at by itself. */
export async function readShortLines(sql: SqlEntityManager, lines: LineToReserve[]): Promise<string[]> {
  const rows: { line_id: string }[] = await sql.execute(
    `select w.line_id from jsonb_to_recordset(cast(? as jsonb)) as w(line_id text, product_code text, mils bigint, piece_mils bigint)
     where not exists (
       select from metal_stock_level l join metal_stock_item i on i.id = l.item_id
       where i.product_code = w.product_code and not i.withdrawn and i.deleted_at is null and l.deleted_at is null
         and l.on_hand_mils - l.reserved_mils >= w.mils and l.longest_mils >= w.piece_mils
     )`,
    [JSON.stringify(lines)],
  )
  return rows.map(({ line_id }) => line_id)
}
