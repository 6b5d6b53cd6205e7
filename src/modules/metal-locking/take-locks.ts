import { MedusaError } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type Lease = { ownerId: string | null; seconds: number | null }

/** Each key once and in one order, so that two who want the same keys never wait in a circle. */
export const sortedKeys = (keys: string | string[]) => [...new Set([keys].flat())].sort()

/** What a caller is told whose key is not free. */
export function lockedError(): MedusaError {
  return new MedusaError(
    MedusaError.Types.CONFLICT,
    "Another change of this is still under way. Try again in a moment.",
    "locked",
  )
}

/**
 * Takes the key `:key`, unless it `:isHeld` already, for the statement it is a part of; no row comes back where it is not free.
 * Whoever wants the key meanwhile waits until the statement is over. It leaves a lock that is over,
 * which anybody may take: a statement cannot delete what it has inserted.
 */
export const TAKE_FOR_A_STATEMENT = `
  insert into metal_lock as l (id, owner_id, expires_at) select :key, null, '-infinity'::timestamptz where not :isHeld
  on conflict (id) do update set owner_id = null, expires_at = '-infinity' where l.expires_at <= now()
  returning l.id`

/** Deletes locks that are long over; answers how many. */
export async function pruneLocks(database: Knex): Promise<number> {
  const pruned = await database.raw<{ rowCount: number }>("delete from metal_lock where expires_at < now() - interval '1 hour'")
  return pruned.rowCount
}

/**
 * Takes every key, or throws CONFLICT (locked) when one is not free; several keys want a transaction, which the error has to
 * end. Others who want a key wait until that transaction is over, so it must do nothing that needs another connection.
 */
export async function takeLocks(database: Knex, keys: string | string[], lease: Lease): Promise<void> {
  const wanted = sortedKeys(keys)
  const taken = await database.raw<{ rows: unknown[] }>(
    `insert into metal_lock as l (id, owner_id, expires_at)
     select key, ?::text, now() + make_interval(secs => ?::float8) from unnest(?::text[]) with ordinality as k(key, position)
     order by position
     on conflict (id) do update set owner_id = excluded.owner_id, expires_at = excluded.expires_at
     where l.expires_at <= now() or l.owner_id = excluded.owner_id returning l.id`,
    [lease.ownerId, lease.seconds, wanted],
  )
  if (taken.rows.length < wanted.length) {
    throw lockedError()
  }
}
