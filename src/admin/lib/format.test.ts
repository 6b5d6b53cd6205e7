import { ago, count, counted, date, inches, lasting, percentOf, pounds, total, unitPrice } from "./format"

it("groups thousands and keeps the decimals of each quantity", () => {
  expect([count(4792), inches(1908), pounds(50.44), total(1250), unitPrice(21.7413)]).toEqual([
    "4,792",
    "1,908.000",
    "50.4",
    "$1,250.00",
    "$21.7413",
  ])
})

it("shows the day a buyer asked for, whatever the reader's time zone", () => {
  expect(date("2026-12-01")).toBe("Dec 1, 2026")
})

it("counts with the right plural", () => {
  expect([counted(0, "row"), counted(1, "row"), counted(1200, "row")]).toEqual(["0 rows", "1 row", "1,200 rows"])
})

it.each([
  [0, 0, 0],
  [0, 10, 0],
  [1, 3, 33],
  [4791, 4792, 99],
  [4792, 4792, 100],
  [12, 10, 100],
])("shows %d of %d as %d percent, and 100 only when complete", (part, all, expected) => {
  expect(percentOf(part, all)).toBe(expected)
})

it("says how long ago in words for a day", () => {
  const now = Date.parse("2026-11-21T12:00:00Z")
  const times = ["2026-11-21T11:59:30Z", "2026-11-21T11:59:00Z", "2026-11-21T11:15:00Z", "2026-11-21T09:00:00Z"]
  expect(times.map((iso) => ago(iso, now))).toEqual(["just now", "1 minute ago", "45 minutes ago", "3 hours ago"])
  expect(ago("2026-11-19T12:00:00Z", now)).toMatch(/Nov 19, 2026/)
})

it("says how long something lasts in one unit", () => {
  expect([45, 3200, 5 * 60_000, 4 * 3_600_000, 12 * 86_400_000].map(lasting)).toEqual([
    "45 ms",
    "3.2 s",
    "5 minutes",
    "4 hours",
    "12 days",
  ])
})
