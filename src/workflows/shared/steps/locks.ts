import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** How long the keys are waited for, and how long they may be held: seconds. */
type Wish = { key: string | string[]; timeout: number; ttl: number }
/** What a workflow holds, and the name it holds it by. */
type HeldLock = { keys: string[]; ownerId: string }

const RETRY_MILLISECONDS = 100

const isOver = (error: unknown, until: number) =>
  Date.now() >= until || (MedusaError.isMedusaError(error) && error.code !== "locked")

/**
 * Takes locks for the rest of a workflow; throws CONFLICT (locked) when they are not free in time. Medusa's own step takes them
 * without a name. A taking whose answer was lost, or a release the database was away for, then cannot be told from the lock
 * of another workflow of this process, and stays until its time is over. Here every taking has a name of its own, under
 * which the locking module makes up for either.
 */
export const lockStep = createStep(
  "lock",
  async ({ key, timeout, ttl }: Wish, { container }) => {
    const locks = container.resolve(Modules.LOCKING)
    const keys = [key].flat()
    const until = Date.now() + timeout * 1000
    for (;;) {
      const held: HeldLock = { keys, ownerId: randomUUID() }
      try {
        await locks.acquire(keys, { expire: ttl, ownerId: held.ownerId })
        return new StepResponse(held, held)
      } catch (error) {
        if (isOver(error, until)) throw error
      }
      await sleep(RETRY_MILLISECONDS * (1 + Math.random()))
    }
  },
  async (held, { container }) => {
    if (held) await container.resolve(Modules.LOCKING).release(held.keys, { ownerId: held.ownerId })
  },
)

/** Gives back what `lockStep` took; false where its time was over. */
export const unlockStep = createStep("unlock", async ({ keys, ownerId }: HeldLock, { container }) => {
  return new StepResponse(await container.resolve(Modules.LOCKING).release(keys, { ownerId }))
})
