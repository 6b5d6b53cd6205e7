import { MAX_SAVED_LINES, type Unit } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { touchList } from "./lists"

export type LineToSave = { productCode: string; amount: string; unit: Unit; pieces: number }
export type OwnList = { customerId: string; listId: string }

/** Puts lines on an own list; one of the same code, amount and unit gets these pieces, so sending twice changes nothing. */
export async function putLines(sql: SqlEntityManager, { customerId, listId }: OwnList, lines: LineToSave[]): Promise<void> {
  await touchList(sql, customerId, listId)
  for (const { productCode, amount, unit, pieces } of lines) {
    await sql.execute(
      `insert into metal_saved_line (id, list_id, product_code, amount, unit, pieces, created_at)
       values (?, ?, ?, ?, ?, ?, clock_timestamp())
       on conflict (list_id, product_code, amount, unit) where deleted_at is null
       do update set pieces = excluded.pieces, updated_at = now()`,
      [generateEntityId(undefined, "msln"), listId, productCode, String(Number(amount)), unit, pieces],
    )
  }
  const [{ count } = { count: 0 }]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_saved_line where list_id = ? and deleted_at is null",
    [listId],
  )
  if (count > MAX_SAVED_LINES)
    throw new MedusaError(MedusaError.Types.CONFLICT, `A list holds at most ${MAX_SAVED_LINES} lines`, "list_full")
}

/** Takes a line off an own list; NOT_FOUND when there is none, so a repetition says that it is gone. */
export async function dropLine(sql: SqlEntityManager, { customerId, listId }: OwnList, lineId: string): Promise<void> {
  await touchList(sql, customerId, listId)
  const gone: unknown[] = await sql.execute("delete from metal_saved_line where id = ? and list_id = ? returning id", [
    lineId,
    listId,
  ])
  if (gone.length === 0) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such line on this list")
}
