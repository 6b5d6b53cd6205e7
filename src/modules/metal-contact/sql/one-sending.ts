import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { MedusaError } from "@medusajs/framework/utils"

const PER_ADDRESS = 5
/** Addresses are counted before; this only bounds what a crowd of them may write. */
const PER_HOUR = 1000

type Table = "metal_contact_message" | "metal_waitlist_entry"

/**
 * The id a sending already has; null for a new one. Sendings wait for each other, so that two of one key cannot both be
 * new, and refuses with TOO_MANY_REQUESTS the sixth of an address, or the thousandth of all, within an hour.
 */
export async function oneSending(
  sql: SqlEntityManager,
  table: Table,
  { key, email }: { key: string; email: string },
): Promise<string | null> {
  await sql.execute("select pg_advisory_xact_lock(hashtext(?))", [table])
  const [known]: { id: string }[] = await sql.execute(`select id from ${table} where key = ?`, [key])
  if (known) return known.id
  const [count]: { own: number; all: number }[] = await sql.execute(
    `select count(*) filter (where email = ?)::int as own, count(*)::int as all
     from ${table} where created_at > now() - interval '1 hour'`,
    [email],
  )
  if (count && (count.own >= PER_ADDRESS || count.all >= PER_HOUR)) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Too many messages within an hour. Try again later, or call us.",
      "too_many",
    )
  }
  return null
}
