import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * Runs a statement under a name, in the transaction it is asked in: PostgreSQL then reads and plans it once a connection and is
 * only sent its values from then on. For statements of which each purchase takes some; a name stands for one text.
 */
export async function namedQuery<Row>(sql: SqlEntityManager, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const database: Knex = sql.getTransactionContext<Knex.Transaction>() ?? sql.getKnex()
  const { rows } = await database.raw<{ rows: Row[] }>(text, values as Knex.RawBinding[]).options({ name })
  return rows
}
