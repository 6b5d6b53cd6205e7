import { isSessionOver, isTokenOver } from "./session-limits"

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

describe("A chain of renewed tokens", () => {
  const HOUR = 60 * 60
  const now = 1_800_000_000
  it.each([
    ["a first token of the staff", { actor_type: "user", iat: now - 11 * HOUR }, false],
    ["one from too long ago", { actor_type: "user", iat: now - 13 * HOUR }, true],
    ["one renewed just now from a sign-in of today", { actor_type: "user", iat: now, signed_in_at: now - 11 * HOUR }, false],
    ["one renewed just now from a sign-in too long ago", { actor_type: "user", iat: now, signed_in_at: now - 13 * HOUR }, true],
    ["a buyer's within a week", { actor_type: "customer", iat: now, signed_in_at: now - 6 * 24 * HOUR }, false],
    ["a buyer's after a week", { actor_type: "customer", iat: now, signed_in_at: now - 8 * 24 * HOUR }, true],
    ["one that says nothing", { actor_type: "user" }, true],
  ])("ends with time: %s", (_, token, over) => {
    expect(isTokenOver(token, now * 1000)).toBe(over)
  })
})
