import { neighbour, waiting } from "./waiting"

const NOW = Date.parse("2026-11-21T12:00:00Z")

it.each([
  ["2026-11-21T11:40:00Z", "< 1 h", false],
  ["2026-11-21T09:00:00Z", "3 h", false],
  ["2026-11-20T12:00:00Z", "24 h", true],
  ["2026-11-18T12:00:00Z", "3 days", true],
  ["2026-11-21T12:05:00Z", "< 1 h", false],
])("says how long something from %s waits", (createdAt, text, isLate) => {
  expect(waiting(createdAt, NOW)).toEqual({ text, isLate })
})

it.each([
  [null, 1, "a"],
  ["a", 1, "b"],
  ["c", 1, "c"],
  ["a", -1, "a"],
  ["gone", -1, "a"],
] as const)("chooses from %s by %d the row %s", (chosen, step, expected) => {
  expect(neighbour(["a", "b", "c"], chosen, step)).toBe(expected)
  expect(neighbour([], chosen, step)).toBeNull()
})
