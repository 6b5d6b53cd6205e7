import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"

const PATIENCE_MILLISECONDS = 15_000
const LEASE_SECONDS = 30
const RETRY_MILLISECONDS = 50

/**
 * Runs a short job while nobody else runs one under the key. Who waits holds no database connection, so that however many
 * wait the job gets the ones it needs. Throws CONFLICT (locked) when its turn does not come.
 */
export async function whileLocked<T>(container: MedusaContainer, key: string, job: () => Promise<T>): Promise<T> {
  const locks = container.resolve(Modules.LOCKING)
  const ownerId = randomUUID()
  const until = Date.now() + PATIENCE_MILLISECONDS
  while (!(await taken(() => locks.acquire(key, { ownerId, expire: LEASE_SECONDS }), until))) {
    await sleep(RETRY_MILLISECONDS * (1 + Math.random()))
  }
  try {
    return await job()
  } finally {
    await locks.release(key, { ownerId })
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
