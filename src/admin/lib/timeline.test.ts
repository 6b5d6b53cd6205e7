import { Timeline } from "./timeline"

const timeline = new Timeline("2026-04-16")
const bar = (effectiveDate: string | null, expiryDate: string | null) => timeline.bar({ effectiveDate, expiryDate })

describe("Timeline", () => {
  it("starts three months before today's and spans a year and a half", () => {
    expect(timeline.months.map(({ label }) => label)).toHaveLength(18)
    expect(timeline.months[0]).toEqual({ label: "Jan ’26", left: 0 })
    expect(timeline.months[12]?.label).toBe("Jan ’27")
    expect(timeline.months[3]?.label).toBe("Apr")
    expect(timeline.today).toBeCloseTo((105 / 546) * 100)
  })

  it("draws what has no ends over the whole axis, and says that it goes on", () => {
    expect(bar(null, null)).toEqual({ left: 0, width: 100, opens: false, ends: false })
  })

  it("counts both days", () => {
    expect(bar("2026-01-01", "2026-01-31")?.width).toBeCloseTo((31 / 546) * 100)
    expect(bar("2026-03-01", "2026-03-01")?.width).toBeCloseTo((1 / 546) * 100)
    expect(bar("2026-01-01", "2027-06-30")).toEqual({ left: 0, width: 100, opens: true, ends: true })
  })

  it("has no bar for days outside the axis, inverted or none", () => {
    expect([bar("2027-07-01", null), bar(null, "2025-12-31"), bar("2026-05-02", "2026-05-01"), bar("soon", null)]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
