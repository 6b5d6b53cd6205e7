import { MAX_QUICK_ORDER_ROWS } from "@billet/backend/contract"
import { blankRow, codesIn, readRows, withRefusals, withRefusedCodes, withRows } from "./draft"

const row = (code: string, amount = "24") => ({ code, amount, unit: "in", pieces: "1" })

describe("a quick order", () => {
  it("takes pasted rows behind what is typed and leaves a blank one to type into", () => {
    const { rows, first, dropped } = withRows([{ ...blankRow(1), ...row("A") }, blankRow(2)], [row("B"), row("C")])
    expect(rows.map(({ code }) => code)).toEqual(["A", "B", "C", ""])
    expect(rows.find(({ id }) => id === first)?.code).toBe("B")
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4)
    expect(dropped).toBe(0)
  })

  it("holds five hundred rows and says how many did not fit", () => {
    const many = Array.from({ length: MAX_QUICK_ORDER_ROWS + 7 }, (_, index) => row(`R${index}`))
    const { rows, taken, dropped } = withRows([blankRow(1)], many)
    expect(rows).toHaveLength(MAX_QUICK_ORDER_ROWS)
    expect({ taken, dropped }).toEqual({ taken: MAX_QUICK_ORDER_ROWS, dropped: 7 })
  })

  it("takes nothing in, and leaves what is there, when it is full", () => {
    const { rows } = withRows([], Array.from({ length: MAX_QUICK_ORDER_ROWS }, (_, index) => row(`R${index}`)))
    expect(withRows(rows, [row("A")])).toEqual({ rows, taken: 0, dropped: 1, first: null })
  })

  it("reads the filled rows, skips blank ones and marks the wrong ones", () => {
    const { rows } = withRows([], [row("A"), row("B", "0"), row("C")])
    const read = readRows(rows)
    expect(read.lines.map(({ productCode }) => productCode)).toEqual(["A", "C"])
    expect(read.wrong).toBe(1)
    expect(read.rows[1]?.problems[0]?.field).toBe("amount")
  })

  it("puts a refusal of the server on the row it is about, past rows that were left out", () => {
    const { rows } = withRows([], [row("A"), row("B"), row("C")])
    const read = readRows(rows)
    const marked = withRefusals(read.rows, read.ids, [{ field: "lines.2.productCode", reason: "No product" }])
    expect(marked.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 0])
  })

  it("marks codes that cannot be ordered beside what else is wrong with their rows", () => {
    const { rows } = withRows([], [row("A"), row(" B ", "0"), row("A"), row("x".repeat(121))])
    const read = readRows(rows).rows
    expect(codesIn(read)).toEqual(["A", "B"])
    const marked = withRefusedCodes(read, new Map([["B", "No product"]]))
    expect(marked.map(({ problems }) => problems.map(({ field }) => field))).toEqual([[], ["amount", "code"], [], [], []])
  })
})
