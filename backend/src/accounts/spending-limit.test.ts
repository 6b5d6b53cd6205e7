import type { SpendingPeriod } from "../contract"
import { isAboveLimit, periodStart, type SpendingFacts } from "./spending-limit"

describe("A spending period", () => {
  it.each<[SpendingPeriod, string, string]>([
    ["WEEK", "2026-11-22T23:59:59.999Z", "2026-11-16"],
    ["WEEK", "2026-11-23T00:00:00.000Z", "2026-11-23"],
    ["WEEK", "2027-01-02T12:00:00.000Z", "2026-12-28"],
    ["MONTH", "2026-11-30T23:59:59.999Z", "2026-11-01"],
    ["MONTH", "2026-01-01T00:00:00.000Z", "2026-01-01"],
    ["QUARTER", "2026-11-22T08:00:00.000Z", "2026-10-01"],
    ["QUARTER", "2026-03-31T08:00:00.000Z", "2026-01-01"],
    ["YEAR", "2026-11-22T08:00:00.000Z", "2026-01-01"],
  ])("of one %s that holds %s began on %s", (period, now, start) => {
    expect(periodStart(period, new Date(now)).toISOString()).toBe(`${start}T00:00:00.000Z`)
  })

  it("never begins after the moment it holds, and has one beginning for all its moments", () => {
    for (const period of ["WEEK", "MONTH", "QUARTER", "YEAR"] as const) {
      for (let day = 0; day < 800; day += 1) {
        const now = new Date(Date.UTC(2026, 0, 1 + day, day % 24))
        const start = periodStart(period, now)
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(periodStart(period, start)).toEqual(start)
      }
    }
  })
})

describe("A spending limit", () => {
  const buyer: SpendingFacts = { role: "BUYER", limitCents: 1000, spentCents: 400, cents: 600 }
  it.each<[string, Partial<SpendingFacts>, boolean]>([
    ["is kept to the cent", {}, false],
    ["is broken by one cent more", { cents: 601 }, true],
    ["of nothing lets nothing through", { limitCents: 0, spentCents: 0, cents: 1 }, true],
    ["that is not set lets everything through", { limitCents: null, cents: 1e9 }, false],
    ["does not bind an administrator", { role: "ADMIN", cents: 1e9 }, false],
  ])("%s", (_name, changes, expected) => {
    expect(isAboveLimit({ ...buyer, ...changes })).toBe(expected)
  })
})
