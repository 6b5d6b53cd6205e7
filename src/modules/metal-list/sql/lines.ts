import { MAX_SAVED_LINES, type Unit } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { createList, inTurn, nameTaken, touchList } from "./lists"

export type LineToSave = { productCode: string; amount: string; unit: Unit; pieces: number; oneHeat?: boolean }
export type OwnList = { customerId: string; listId: string }

/** An amount without zeros that say nothing. */
const amountOf = (amount: string) => String(Number(amount))

/** What a list's lines are compared by. */
const textOf = ({ productCode, amount, unit, pieces, oneHeat = false }: LineToSave) =>
  [productCode, amountOf(amount), unit, pieces, oneHeat ? "t" : "f"].join("|")

/** Puts lines on an own list; one of the same key gets these pieces, so sending twice changes nothing. */
export async function putLines(sql: SqlEntityManager, { customerId, listId }: OwnList, lines: LineToSave[]): Promise<void> {
  await touchList(sql, customerId, listId)
  for (const { productCode, amount, unit, pieces, oneHeat = false } of lines) {
    await sql.execute(
      `insert into metal_saved_line (id, list_id, product_code, amount, unit, pieces, one_heat, created_at)
       values (?, ?, ?, ?, ?, ?, ?, clock_timestamp())
       on conflict (list_id, product_code, amount, unit, one_heat) where deleted_at is null
       do update set pieces = excluded.pieces, updated_at = now()`,
      [generateEntityId(undefined, "msln"), listId, productCode, amountOf(amount), unit, pieces, oneHeat],
    )
  }
  const [{ count } = { count: 0 }]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_saved_line where list_id = ? and deleted_at is null",
    [listId],
  )
  if (count > MAX_SAVED_LINES)
    throw new MedusaError(MedusaError.Types.CONFLICT, `A list holds at most ${MAX_SAVED_LINES} lines`, "list_full")
}

/** Makes an own list hold these lines and no others. */
export async function replaceLines(sql: SqlEntityManager, own: OwnList, lines: LineToSave[]): Promise<void> {
  await touchList(sql, own.customerId, own.listId)
  await sql.execute("delete from metal_saved_line where list_id = ?", [own.listId])
  await putLines(sql, own, lines)
}

/** The name of a list of the buyer that holds exactly these lines. */
async function nameOfHolder(sql: SqlEntityManager, customerId: string, lines: LineToSave[]): Promise<string | null> {
  const [row]: { name: string }[] = await sql.execute(
    `select l.name from metal_saved_list l where l.customer_id = ? and l.deleted_at is null and array(
       select concat_ws('|', n.product_code, n.amount, n.unit, n.pieces, n.one_heat) collate "C" from metal_saved_line n
       where n.list_id = l.id and n.deleted_at is null order by 1
     ) = array(select t.value collate "C" from jsonb_array_elements_text(cast(? as jsonb)) as t(value) order by 1)
     order by l.name_key limit 1`,
    [customerId, JSON.stringify(lines.map(textOf))],
  )
  return row?.name ?? null
}

/**
 * Sees to it that a list holds exactly these lines, and answers its name: one there is, or a new one of the given name. A list
 * of that name with other lines is a conflict, so that neither loses anything.
 */
export async function keepLines(
  sql: SqlEntityManager,
  customerId: string,
  { name, lines }: { name: string; lines: LineToSave[] },
): Promise<string> {
  await inTurn(sql, customerId)
  const holder = await nameOfHolder(sql, customerId, lines)
  if (holder !== null) return holder
  const { id, isNew } = await createList(sql, customerId, name)
  if (!isNew) throw nameTaken()
  await putLines(sql, { customerId, listId: id }, lines)
  return name
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
