import type { ILockingProvider } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Lease = { ownerId?: string | null; expire?: number }

/** Each key once and in one order, so that two who want the same keys never wait in a circle. */
const sorted = (keys: string | string[]) => [...new Set([keys].flat())].sort()

/**
 * Locks in PostgreSQL that hold between processes. Medusa's own Postgres locks never expire, so a process that dies leaves
 * its cart locked for good; two takers without an owner's name can both succeed; and of several keys the first stay taken
 * when a later one is not free. Here one statement takes all keys that are free or expired, or none.
 */
class MetalLockingService implements ILockingProvider {
  static identifier = "metal-locking"
  private readonly database: Knex

  constructor(container: { [ContainerRegistrationKeys.PG_CONNECTION]: Knex }) {
    this.database = container[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Runs a job while its keys are locked by an open transaction, which ends with the job or with the process. */
  async execute<T>(keys: string | string[], job: () => Promise<T>, args?: { timeout?: number }): Promise<T> {
    const milliseconds = Math.max(args?.timeout || 5, 1) * 1000
    return await this.database.transaction(async (transaction) => {
      await transaction.raw(`set local lock_timeout = ${Math.round(milliseconds)}`)
      for (const key of sorted(keys)) await transaction.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [key])
      return await job()
    })
  }

  /** Takes every key until it is released or `expire` seconds are over; throws CONFLICT and takes none when one is not free. */
  async acquire(keys: string | string[], { ownerId = null, expire }: Lease = {}): Promise<void> {
    const wanted = sorted(keys)
    await this.database.transaction(async (transaction) => {
      const taken = await transaction.raw<{ rows: unknown[] }>(
        `insert into metal_lock as l (id, owner_id, expires_at)
         select key, ?::text, now() + make_interval(secs => ?::float8) from unnest(?::text[]) with ordinality as k(key, position)
         order by position
         on conflict (id) do update set owner_id = excluded.owner_id, expires_at = excluded.expires_at
         where l.expires_at <= now() or l.owner_id = excluded.owner_id returning l.id`,
        [ownerId, expire ?? null, wanted],
      )
      if (taken.rows.length < wanted.length) {
        throw new MedusaError(MedusaError.Types.CONFLICT, "Another change of this is still under way. Try again in a moment.", "locked")
      }
    })
  }

  /** Frees the keys its owner holds; false when one of them was not held any more. */
  async release(keys: string | string[], { ownerId = null }: Lease = {}): Promise<boolean> {
    const wanted = sorted(keys)
    const freed = await this.database.raw<{ rows: { held: boolean }[] }>(
      `delete from metal_lock where id = any(?::text[]) and owner_id is not distinct from ?::text
       returning coalesce(expires_at > now(), true) as held`,
      [wanted, ownerId],
    )
    return freed.rows.length === wanted.length && freed.rows.every(({ held }) => held)
  }

  /** Frees everything an owner holds; without an owner, everything. */
  async releaseAll({ ownerId }: Lease = {}): Promise<void> {
    await this.database.raw("delete from metal_lock where ?::text is null or owner_id = ?::text", [
      ownerId ?? null,
      ownerId ?? null,
    ])
  }
}

export default MetalLockingService
