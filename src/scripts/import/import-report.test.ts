import { progressLine, reportLines, type ImportState } from "./import-report"

const done: ImportState = {
  id: "mimp_1",
  kind: "STOCK",
  status: "COMPLETED",
  message: null,
  total_rows: 4792,
  next_row: 4792,
  new_rows: 8,
  changed_rows: 1250,
  unchanged_rows: 3534,
  withdrawn_rows: 2,
  rejected_rows: 0,
}

it.each([
  [0, 0, "Reading the feed"],
  [0, 4792, "0 of 4,792 rows (0 %)"],
  [1500, 4792, "1,500 of 4,792 rows (31 %)"],
  [4792, 4792, "4,792 of 4,792 rows (99 %), settling the stock"],
])("says how far %d of %d rows are", (next_row, total_rows, expected) => {
  expect(progressLine({ next_row, total_rows })).toBe(expected)
})

it("sums up a completed import in two lines", () => {
  expect(reportLines(done)).toEqual([
    "STOCK import mimp_1: COMPLETED",
    "8 new, 1,250 changed, 3,534 unchanged, 2 withdrawn, 0 rejected",
  ])
})

it("says what to do about an import that asks, and where the rejected rows are", () => {
  const lines = reportLines({ ...done, status: "NEEDS_CONFIRMATION", message: "The feed would withdraw much.", rejected_rows: 3 })
  expect(lines.slice(2)).toEqual([
    "The feed would withdraw much.",
    expect.stringContaining("confirm"),
    expect.stringContaining("rejected rows"),
  ])
})
