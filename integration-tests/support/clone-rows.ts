import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Rows `t` of a table that belong to a thing; columns of their copies `r` that follow from the copy's number `n`, as SQL. */
export type Part = { table: string; where: string; values: string[]; set?: Record<string, string> }

/** The last digits of an id are the number of the copy in its copies, so that they look like ids. */
const DIGITS = 5
export const copyId = (id: string, n: number) => `${id.slice(0, -DIGITS)}${String(n).padStart(DIGITS, "0")}`

/**
 * Copies a thing that was made through the shop so many times, straight in the database: making thousands takes seconds. All ids
 * that its rows have, and those named besides, are others in each copy, wherever its rows speak of them.
 */
export async function cloneRows(
  container: MedusaContainer,
  parts: Part[],
  { count, ids = [] }: { count: number; ids?: string[] },
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rowsOf = async <Row>(text: string, values: (string | number)[]) =>
    (await database.raw<{ rows: Row[] }>(text, values)).rows
  const known = new Set(ids)
  for (const { table, where, values } of parts)
    for (const { id } of await rowsOf<{ id: string }>(`select id from "${table}" as t where ${where}`, values)) known.add(id)
  const copy = `regexp_replace(to_jsonb(t)::text, ?, '\\1' || lpad(n::text, ${DIGITS}, '0'), 'g')::jsonb`
  const pattern = `(${[...known].map((id) => `${id.slice(0, -DIGITS)}(?=${id.slice(-DIGITS)})`).join("|")}).{${DIGITS}}`
  for (const { table, where, values, set = {} } of parts) {
    const columns = await rowsOf<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = ? and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    )
    const names = columns.map(({ name }) => `"${name}"`)
    const copied = columns.map(({ name }) => (name in set ? set[name] : `r."${name}"`))
    await database.raw(
      `insert into "${table}" (${names.join(", ")}) select ${copied.join(", ")}
       from "${table}" as t, generate_series(1, ?::int) as copies(n),
         jsonb_populate_record(null::"${table}", ${copy}) as r
       where ${where}`,
      [count, pattern, ...values],
    )
  }
}
