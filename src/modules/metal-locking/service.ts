import { randomUUID } from "node:crypto"
import type { ILockingProvider } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { LEASE_SECONDS, sortedKeys, takeLocks } from "./take-locks"

type Lease = { ownerId?: string | null; expire?: number }

/** Often enough that a lease outlives two beats that fail. */
const BEAT_MILLISECONDS = (LEASE_SECONDS * 1000) / 3

/**
 * Locks in PostgreSQL that hold between processes. Medusa's own Postgres locks never expire, so a process that dies leaves
 * its cart locked for good; two takers without an owner's name can both succeed; and of several keys the first stay taken
 * when a later one is not free. Here one statement takes all keys that are free or expired, or none. A lock is renewed while
 * its process lives, until its time is over: of a process that was killed it is free after seconds.
 */
class MetalLockingService implements ILockingProvider {
  static identifier = "metal-locking"
  private readonly database: Knex
  /** This process, among those that hold locks. */
  private readonly holder = randomUUID()
  private beat: NodeJS.Timeout | null = null
  /** Locks that a named owner could not release, or took without hearing of it. */
  private readonly owed: { keys: string | string[]; ownerId: string }[] = []

  constructor(container: { [ContainerRegistrationKeys.PG_CONNECTION]: Knex }) {
    this.database = container[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Runs a job while its keys are locked by an open transaction, which ends with the job or with the process. */
  async execute<T>(keys: string | string[], job: () => Promise<T>, args?: { timeout?: number }): Promise<T> {
    const milliseconds = Math.max(args?.timeout || 5, 1) * 1000
    return await this.database.transaction(async (transaction) => {
      await transaction.raw(`set local lock_timeout = ${Math.round(milliseconds)}`)
      for (const key of sortedKeys(keys)) await transaction.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [key])
      return await job()
    })
  }

  /**
   * Takes every key until it is released or `expire` seconds are over; throws CONFLICT and takes none when one is not free.
   * What a named owner may have taken without hearing of it, because the database went away, is released at a later beat: the
   * name must not be used to take it again.
   */
  async acquire(keys: string | string[], { ownerId = null, expire }: Lease = {}): Promise<void> {
    const lease = { ownerId, seconds: expire ?? null, holder: this.holder }
    this.beat ??= setInterval(() => void this.renew(), BEAT_MILLISECONDS).unref()
    try {
      // One statement takes one key or none; of several, those it took are given back when one was not free.
      if (sortedKeys(keys).length < 2) await takeLocks(this.database, keys, lease)
      else await this.database.transaction((transaction) => takeLocks(transaction, keys, lease))
    } catch (error) {
      if (ownerId !== null && !MedusaError.isMedusaError(error)) this.owed.push({ keys, ownerId })
      throw error
    }
  }

  /**
   * Renews what this process still holds; a lock that has run out may be somebody else's and is left alone. A beat that fails
   * is made up for by the next: a lock that stays without any is as good as that of a dead process.
   */
  private async renew(): Promise<void> {
    try {
      for (let one = this.owed[0]; one; one = this.owed[0]) {
        await this.free(one.keys, one.ownerId)
        this.owed.shift()
      }
      await this.database.raw(
        `update metal_lock set expires_at = least(ends_at, now() + make_interval(secs => ${LEASE_SECONDS}))
         where holder = ? and expires_at > now()`,
        [this.holder],
      )
    } catch {
      // The database is away.
    }
  }

  /**
   * Frees the keys its owner holds, a nameless one's in this process alone; false when one was not held any more. What a named
   * owner cannot release because the database is away is released at a later beat, not renewed for as long as it may last.
   */
  async release(keys: string | string[], { ownerId = null }: Lease = {}): Promise<boolean> {
    try {
      return await this.free(keys, ownerId)
    } catch (error) {
      if (ownerId !== null) this.owed.push({ keys, ownerId })
      throw error
    }
  }

  private async free(keys: string | string[], ownerId: string | null): Promise<boolean> {
    const wanted = sortedKeys(keys)
    const freed = await this.database.raw<{ rows: { held: boolean }[] }>(
      `delete from metal_lock where id = any(?::text[]) and owner_id is not distinct from ?::text
         and (owner_id is not null or holder = ?)
       returning coalesce(expires_at > now(), true) as held`,
      [wanted, ownerId, this.holder],
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
