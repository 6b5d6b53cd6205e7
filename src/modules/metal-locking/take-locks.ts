import { MedusaError } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** `holder` is the process that renews the lock while it lives; without one the lock stands for all of its seconds. */
export type Lease = { ownerId: string | null; seconds: number | null; holder?: string }

/** A lock is free so long after its process died. */
export const LEASE_SECONDS = 15

/** Each key once and in one order, so that two who want the same keys never wait in a circle. */
export const sortedKeys = (keys: string | string[]) => [...new Set([keys].flat())].sort()

/** What is left to a lock until it has to be renewed; a lock without an end has no lease either. */
const LEASE = `case when cast(:holder as text) is null or cast(:seconds as float8) is null then cast(:seconds as float8)
  else least(cast(:seconds as float8), ${LEASE_SECONDS}) end`

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
    `insert into metal_lock as l (id, owner_id, holder, expires_at, ends_at)
     select key, cast(:owner as text), cast(:holder as text),
       now() + make_interval(secs => ${LEASE}),
       now() + make_interval(secs => cast(:seconds as float8))
     from unnest(cast(:wanted as text[])) with ordinality as k(key, position) order by position
     on conflict (id) do update set owner_id = excluded.owner_id, holder = excluded.holder, expires_at = excluded.expires_at,
       ends_at = excluded.ends_at
     where l.expires_at <= now() or l.owner_id = excluded.owner_id returning l.id`,
    { owner: lease.ownerId, holder: lease.holder ?? null, seconds: lease.seconds, wanted },
  )
  if (taken.rows.length < wanted.length) {
    throw lockedError()
  }
}
