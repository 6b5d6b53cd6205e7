import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import MetalLockingService from "../../src/modules/metal-locking/service"
import { claimKey, freeKey, renewKey, saveAnswer, type HeldKey } from "../../src/modules/metal-order/sql/idempotency"
import { runOnce } from "../../src/workflows/orders/lib/run-once"

/** A process that holds a lock and an Idempotency-Key until it is killed, with the shop's own code. */
const database = knex({ client: "pg", connection: JSON.parse(process.env.HELD_IN ?? "{}") as object, pool: { min: 0, max: 2 } })
const sql = {
  execute: async (text: string, values: (string | number)[]) => (await database.raw<{ rows: unknown[] }>(text, values)).rows,
  getTransactionContext: () => undefined,
  getKnex: () => database,
} as unknown as Parameters<typeof claimKey>[0]
const orders = {
  claimKey: (key: HeldKey, hash: string) => claimKey(sql, key, hash),
  renewKey: (key: HeldKey) => renewKey(sql, key),
  saveAnswer: (key: HeldKey, status: number, answer: unknown) => saveAnswer(sql, key, status, answer),
  freeKey: (key: HeldKey) => freeKey(sql, key),
}
const container = { resolve: () => orders } as unknown as MedusaContainer

async function hold(): Promise<void> {
  await new MetalLockingService({ [ContainerRegistrationKeys.PG_CONNECTION]: database }).acquire("held lock", { expire: 120 })
  await runOnce(container, { key: "held key", request: {} }, () => {
    process.send?.("held")
    return new Promise<never>(() => undefined)
  })
}

void hold().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
