import { pauseAfter } from "./next-attempt"

describe("The next try", () => {
  const pauses = (chance: number) => Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1, chance) ?? 0)

  it("comes after seconds at first, and the last after about a day", () => {
    expect(pauses(0)[0]).toBe(5_000)
    const hours = pauses(0).reduce((sum, pause) => sum + pause, 0) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(25)
  })

  it("never comes sooner than the one before, and up to a fifth later by chance", () => {
    expect([...pauses(0)].sort((a, b) => a - b)).toEqual(pauses(0))
    expect(pauseAfter(1, 1)).toBe(6_000)
  })

  it("does not come after the eleventh", () => {
    expect(pauseAfter(11, 0)).toBeNull()
  })
})
