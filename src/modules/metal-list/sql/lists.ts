import { MAX_SAVED_LISTS } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"

const { CONFLICT, NOT_FOUND } = MedusaError.Types

/** One buyer's changes of lists one after the other, so that the counts below hold. */
export async function inTurn(sql: SqlEntityManager, customerId: string): Promise<void> {
  await sql.execute("select pg_advisory_xact_lock(hashtextextended('metal_saved_list:' || ?, 0))", [customerId])
}

async function idOfName(sql: SqlEntityManager, customerId: string, name: string): Promise<string | null> {
  const [row]: { id: string }[] = await sql.execute(
    "select id from metal_saved_list where customer_id = ? and name_key = ? and deleted_at is null",
    [customerId, name.toLowerCase()],
  )
  return row?.id ?? null
}

/** A new list, or the buyer's list of that name: sent twice, it is made once. */
export async function createList(sql: SqlEntityManager, customerId: string, name: string) {
  await inTurn(sql, customerId)
  const known = await idOfName(sql, customerId, name)
  if (known) return { id: known, isNew: false }
  const [{ count } = { count: 0 }]: { count: number }[] = await sql.execute(
    "select count(*)::int as count from metal_saved_list where customer_id = ? and deleted_at is null",
    [customerId],
  )
  if (count >= MAX_SAVED_LISTS)
    throw new MedusaError(CONFLICT, `You keep ${MAX_SAVED_LISTS} lists already. Remove one first.`, "lists_full")
  const id = generateEntityId(undefined, "mlst")
  await sql.execute("insert into metal_saved_list (id, customer_id, name, name_key) values (?, ?, ?, ?)", [
    id,
    customerId,
    name,
    name.toLowerCase(),
  ])
  return { id, isNew: true }
}

/** Gives an own list another name; NOT_FOUND for anyone else's, a conflict where another own list has that name. */
export async function renameList(sql: SqlEntityManager, customerId: string, id: string, name: string): Promise<void> {
  await inTurn(sql, customerId)
  const holder = await idOfName(sql, customerId, name)
  if (holder && holder !== id) throw nameTaken()
  const renamed: unknown[] = await sql.execute(
    `update metal_saved_list set name = ?, name_key = ?, updated_at = now()
     where id = ? and customer_id = ? and deleted_at is null returning id`,
    [name, name.toLowerCase(), id, customerId],
  )
  if (renamed.length === 0) throw unknownList()
}

/** Removes an own list with its lines; NOT_FOUND for anyone else's. */
export async function deleteList(sql: SqlEntityManager, customerId: string, id: string): Promise<void> {
  const gone: unknown[] = await sql.execute("delete from metal_saved_list where id = ? and customer_id = ? returning id", [
    id,
    customerId,
  ])
  if (gone.length === 0) throw unknownList()
  await sql.execute("delete from metal_saved_line where list_id = ?", [id])
}

/** Notes that an own list changes and holds it until the end of the transaction; NOT_FOUND for anyone else's. */
export async function touchList(sql: SqlEntityManager, customerId: string, id: string): Promise<void> {
  const held: unknown[] = await sql.execute(
    "update metal_saved_list set updated_at = now() where id = ? and customer_id = ? and deleted_at is null returning id",
    [id, customerId],
  )
  if (held.length === 0) throw unknownList()
}

export const nameTaken = () => new MedusaError(CONFLICT, "Another of your lists has this name", "list_name_taken")

const unknownList = () => new MedusaError(NOT_FOUND, "There is no such list")
