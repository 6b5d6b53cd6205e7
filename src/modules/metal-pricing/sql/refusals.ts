import { MedusaError } from "@medusajs/framework/utils"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

const UNIQUE_VIOLATION = "23505"

/** A refusal of one field; the HTTP layer answers it as 400 with the field's name. */
export function fieldRefusal(field: string, reason: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, reason, `field:${field}`)
}

/** Runs a write and answers what the database finds twice as a refusal of a field. */
export async function refusingTwins<T>(write: Promise<T>, field: string, reason: string): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION) throw fieldRefusal(field, reason)
    throw error
  }
}

/** Throws why a row that should have been changed was not: it is gone, or someone changed it first. */
export async function throwUnchanged(sql: SqlEntityManager, table: string, id: string, what: string): Promise<never> {
  const [row]: { version: number }[] = await sql.execute(`select version from ${table} where id = ? and deleted_at is null`, [id])
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no such ${what}`)
  throw new MedusaError(
    MedusaError.Types.CONFLICT,
    `Someone has changed this ${what} since you opened it: it is at version ${row.version} now. Load it again.`,
    "stale_version",
  )
}
