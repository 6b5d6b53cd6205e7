import { mailPause } from "./mail-pause"

describe("mailPause", () => {
  it("waits longer after each try, for about a day, and then gives up", () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((attempts) => mailPause(attempts) ?? 0)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    const hours = pauses.reduce((sum, one) => sum + one, 0) / 3_600_000
    expect(hours).toBeGreaterThan(20)
    expect(hours).toBeLessThan(28)
    expect(mailPause(7)).toBeNull()
  })
})
