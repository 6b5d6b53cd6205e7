import { dayText, utcDayOf } from "./pricing-day"

describe("utcDayOf", () => {
  it.each([
    ["1970-01-01", 0],
    ["2026-03-15", 20527],
    ["2026-03-15T23:59:59.999Z", 20527],
    ["2026-03-15T01:00:00+02:00", 20526],
    ["2024-02-29", 19782],
  ])("counts %s as day %d", (text, day) => {
    expect(utcDayOf(text)).toBe(day)
  })

  it.each([
    "2026-02-29",
    "2026-02-31",
    "2026-13-01",
    "2026-02-31T10:00:00Z",
    "15.03.2026",
    "2026-3-1",
    "2026-03-15T10:00:00",
    "",
    "today",
    20527,
    null,
    undefined,
  ])("sees no date in %p", (value) => {
    expect(utcDayOf(value)).toBeNull()
  })

  it("writes a day as the date it was read from", () => {
    for (const date of ["1969-12-31", "2024-02-29", "2026-03-15"]) expect(dayText(utcDayOf(date) ?? Number.NaN)).toBe(date)
  })
})
