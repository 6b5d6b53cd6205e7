import { isSessionOver } from "./session-limits"

const HOUR = 3_600_000
const NOW = 100 * HOUR

describe("isSessionOver", () => {
  it.each([
    ["just begun", 0, 0, false],
    ["used an hour ago", 2 * HOUR, HOUR, false],
    ["unused for longer than an hour", 2 * HOUR, HOUR + 1, true],
    ["used all the time for twelve hours", 12 * HOUR, 0, false],
    ["used all the time for longer", 12 * HOUR + 1, 0, true],
  ])("of one %s", (_, begun, used, over) => {
    expect(isSessionOver({ startedAt: NOW - begun, usedAt: NOW - used }, NOW)).toBe(over)
  })

  it("of one that does not say when it began", () => {
    expect([isSessionOver({}, NOW), isSessionOver({ usedAt: NOW }, NOW)]).toEqual([true, true])
  })
})
