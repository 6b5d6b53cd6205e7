import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import MetalLockingService from "./service"

const BEAT_MILLISECONDS = 5_000

describe("A lock while the database is away", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("that cannot be released is released at a beat of its process when it is back, and not renewed", async () => {
    const said: string[] = []
    let isAway = false
    const raw = (text: string) => {
      if (isAway) return Promise.reject(new Error("away"))
      said.push(text.trim().split(/\s/)[0] ?? "")
      return Promise.resolve({ rows: [{ held: true }] })
    }
    const locks = new MetalLockingService({ [ContainerRegistrationKeys.PG_CONNECTION]: { raw } as unknown as Knex })
    await locks.acquire("cart", { ownerId: "checkout", expire: 120 })
    isAway = true
    await expect(locks.release("cart", { ownerId: "checkout" })).rejects.toThrow("away")
    await jest.advanceTimersByTimeAsync(BEAT_MILLISECONDS)
    isAway = false
    await jest.advanceTimersByTimeAsync(BEAT_MILLISECONDS)
    expect(said).toEqual(["insert", "delete", "update"])
    await jest.advanceTimersByTimeAsync(BEAT_MILLISECONDS)
    expect(said).toEqual(["insert", "delete", "update", "update"])
  })

  it("that may have been taken unheard is released when it is back, unless it was somebody else's", async () => {
    const freed: unknown[] = []
    const refusals: (Error | null)[] = [new Error("Connection terminated unexpectedly"), null]
    const raw = (text: string, values: unknown[]) => {
      const verb = text.trim().split(/\s/)[0]
      if (verb === "delete") freed.push(values[0])
      if (verb !== "insert") return Promise.resolve({ rows: [] })
      const refusal = refusals.shift()
      return refusal ? Promise.reject(refusal) : Promise.resolve({ rows: [] })
    }
    const locks = new MetalLockingService({ [ContainerRegistrationKeys.PG_CONNECTION]: { raw } as unknown as Knex })
    await expect(locks.acquire("unheard", { ownerId: "verb", expire: 60 })).rejects.toThrow("Connection terminated")
    await expect(locks.acquire("somebody's", { ownerId: "verb", expire: 60 })).rejects.toMatchObject({ code: "locked" })
    await jest.advanceTimersByTimeAsync(2 * BEAT_MILLISECONDS)
    expect(freed).toEqual([["unheard"]])
  })
})
