import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"

/** The next number of a series such as SO-2026, without gaps: the row lock lasts until what bears it is committed. */
export async function nextNumber(sql: SqlEntityManager, series: string): Promise<number> {
  const [row]: { last: number }[] = await sql.execute(
    `insert into metal_number_counter (id, last) values (?, 1)
     on conflict (id) do update set last = metal_number_counter.last + 1, updated_at = now() returning last`,
    [series],
  )
  if (!row) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `No number could be taken from series ${series}`)
  return row.last
}
