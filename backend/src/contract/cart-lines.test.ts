import fc from "fast-check"
import { addLine, canonicalAmount, isSameLine, PiecesRangeError, removeLine, updateLine, type MergeLine } from "./cart-lines"

const line = (id: string, changes: Partial<MergeLine> = {}): MergeLine => ({
  id,
  productCode: "718 RB 04500 SA120",
  amount: "12",
  unit: "in",
  pieces: 1,
  ...changes,
})

describe("addLine", () => {
  it("appends a line with another code, amount or unit", () => {
    const others = [{ productCode: "4140 RB 02000 ANN" }, { amount: "13" }, { unit: "lb" as const }]
    for (const other of others) {
      const change = addLine([line("a")], line("b", other))
      expect(change).toMatchObject({ outcome: "appended", lineId: "b", capped: false, notices: [] })
      expect(change.lines.map(({ id }) => id)).toEqual(["a", "b"])
    }
  })

  it("adds the pieces to the line with the same code, amount and unit", () => {
    const change = addLine([line("a", { pieces: 3 }), line("c", { unit: "kg" })], line("b", { amount: "12.0", pieces: 4 }))
    expect(change).toMatchObject({ outcome: "merged", lineId: "a", capped: false })
    expect(change.lines).toEqual([line("a", { pieces: 7 }), line("c", { unit: "kg" })])
  })

  it("caps a merge at 100 pieces and says so", () => {
    const change = addLine([line("a", { pieces: 60 })], line("b", { pieces: 60 }))
    expect(change.lines[0]?.pieces).toBe(100)
    expect(change).toMatchObject({
      capped: true,
      notices: ["718 RB 04500 SA120: a line holds at most 100 pieces; 120 were reduced to 100."],
    })
  })

  it("keeps what else a line carries", () => {
    const rich = { ...line("a"), unitPrice: 5 }
    expect(addLine([rich], { ...line("b"), unitPrice: 9 }).lines).toEqual([{ ...rich, pieces: 2 }])
  })

  it.each([0, 101, 1.5, -1, Number.NaN])("refuses %d pieces", (pieces) => {
    expect(() => addLine([], line("a", { pieces }))).toThrow(PiecesRangeError)
  })
})

describe("updateLine", () => {
  it("changes a line in place", () => {
    const change = updateLine([line("a"), line("b", { unit: "lb" })], "a", { amount: "24", pieces: 5 })
    expect(change).toMatchObject({ outcome: "updated", lineId: "a" })
    expect(change.lines).toEqual([line("a", { amount: "24", pieces: 5 }), line("b", { unit: "lb" })])
  })

  it("keeps a line of one heat apart from one that leaves its heats open, until they wish the same", () => {
    const bound = line("b", { oneHeat: true, pieces: 2 })
    expect(addLine([line("a")], bound).lines).toHaveLength(2)
    expect(addLine([line("a", { oneHeat: false })], line("b")).outcome).toBe("merged")
    expect(updateLine([line("a"), bound], "b", { pieces: 4 }).lines[1]).toEqual({ ...bound, pieces: 4 })
    const opened = updateLine([line("a"), bound], "b", { oneHeat: false })
    expect([opened.outcome, opened.lineId, opened.lines.length]).toEqual(["merged", "a", 1])
  })

  it("merges into the line whose key it lands on, capped", () => {
    const change = updateLine([line("a", { pieces: 70 }), line("b", { unit: "lb", pieces: 40 })], "a", { unit: "lb" })
    expect(change).toMatchObject({ outcome: "merged", lineId: "b", capped: true })
    expect(change.lines).toEqual([line("b", { unit: "lb", pieces: 100 })])
  })

  it("leaves the cart alone when the line is gone", () => {
    expect(updateLine([line("a")], "x", { pieces: 2 })).toMatchObject({ lines: [line("a")], outcome: "not-found", lineId: null })
  })

  it("refuses pieces out of range", () => {
    expect(() => updateLine([line("a")], "a", { pieces: 101 })).toThrow(PiecesRangeError)
  })
})

describe("removeLine", () => {
  it("removes by id, or by code, amount and unit", () => {
    const lines = [line("a"), line("b", { amount: "24" })]
    expect(removeLine(lines, { id: "a" })).toMatchObject({ outcome: "removed", lineId: "a", lines: [lines[1]] })
    const key = { productCode: "718 RB 04500 SA120", amount: "24.00", unit: "in" as const }
    expect(removeLine(lines, key)).toMatchObject({ outcome: "removed", lineId: "b", lines: [lines[0]] })
    expect(removeLine(lines, { id: "x" })).toMatchObject({ outcome: "not-found", lines })
  })
})

describe("canonicalAmount", () => {
  it.each([
    ["12", "12"],
    ["12.0", "12"],
    ["012.50", "12.5"],
    ["100", "100"],
    ["0.10", "0.1"],
    [" 7 ", "7"],
  ])("writes %j as %j", (amount, canonical) => {
    expect(canonicalAmount(amount)).toBe(canonical)
  })
})

describe("a cart under any sequence of changes", () => {
  const key = fc.record({
    productCode: fc.constantFrom("A", "B"),
    amount: fc.constantFrom("1", "1.0", "2"),
    unit: fc.constantFrom("in" as const, "lb" as const),
  })
  const pieces = fc.integer({ min: 1, max: 100 })
  const target = fc.nat({ max: 9 }).map(String)
  const step = fc.oneof(
    fc.record({ do: fc.constant("add" as const), key, pieces }),
    fc.record({ do: fc.constant("update" as const), id: target, key, pieces }),
    fc.record({ do: fc.constant("remove" as const), id: target }),
  )

  it("never holds two lines of one key, nor more than 100 pieces, and loses pieces only with a notice", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let lines: MergeLine[] = []
        steps.forEach((one, index) => {
          const before = lines.reduce((sum, { pieces: count }) => sum + count, 0)
          const change =
            one.do === "add"
              ? addLine(lines, { id: String(index), ...one.key, pieces: one.pieces })
              : one.do === "update"
                ? updateLine(lines, one.id, { amount: one.key.amount, unit: one.key.unit, pieces: one.pieces })
                : removeLine(lines, { id: one.id })
          const after = change.lines.reduce((sum, { pieces: count }) => sum + count, 0)
          if (one.do === "add") expect(after < before + one.pieces).toBe(change.capped)
          expect(change.capped).toBe(change.notices.length > 0)
          lines = change.lines
          for (const a of lines) {
            expect(lines.filter((b) => isSameLine(a, b))).toHaveLength(1)
            expect(a.pieces).toBeLessThanOrEqual(100)
          }
        })
      }),
    )
  })
})
