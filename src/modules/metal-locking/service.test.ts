import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import MetalLockingService from "./service"

const BEAT_MILLISECONDS = 5_000

describe("A lock that cannot be released because the database is away", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it("is released at a beat of its process when the database is back, and not renewed", async () => {
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
})
