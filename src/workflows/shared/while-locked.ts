import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

/** How long a turn is waited for, and how long one may take. */
export type Turn = { patienceSeconds: number; leaseSeconds: number }

const SHORT: Turn = { patienceSeconds: 15, leaseSeconds: 30 }
const RETRY_MILLISECONDS = 50

/**
 * Runs a job while nobody else runs one under the key. Who waits holds no database connection, so that however many
 * wait the job gets the ones it needs. Throws CONFLICT (locked) when its turn does not come.
 */
export async function whileLocked<T>(
  container: MedusaContainer,
  key: string,
  job: () => Promise<T>,
  { patienceSeconds, leaseSeconds }: Turn = SHORT,
): Promise<T> {
  const locks = container.resolve(Modules.LOCKING)
  const ownerId = randomUUID()
  const until = Date.now() + patienceSeconds * 1000
  while (!(await taken(() => locks.acquire(key, { ownerId, expire: leaseSeconds }), until))) {
    await sleep(RETRY_MILLISECONDS * (1 + Math.random()))
  }
  try {
    return await job()
  } finally {
    // The lock's lease ends by itself; that it could not be released must not undo what was done.
    await locks.release(key, { ownerId }).catch(() => undefined)
  }
}

async function taken(acquire: () => Promise<void>, until: number): Promise<boolean> {
  try {
    await acquire()
    return true
  } catch (error) {
    if (Date.now() < until && MedusaError.isMedusaError(error) && error.code === "locked") return false
    throw error
  }
}
