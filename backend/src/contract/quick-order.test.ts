import { readQuickOrderRow, toQuickOrderRows, type QuickOrderRow } from "./quick-order"

const ROW: QuickOrderRow = { code: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: "2" }

describe("a quick order row", () => {
  it.each([
    [{}, { productCode: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: 2 }],
    [{ code: " 718  rb 04500 sa120 " }, { productCode: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: 2 }],
    [
      { amount: "1,250.5", unit: "LBS" },
      { productCode: "718 RB 04500 SA120", amount: "1250.5", unit: "lb", pieces: 2 },
    ],
    [
      { amount: "12,5", unit: "Kg." },
      { productCode: "718 RB 04500 SA120", amount: "12.5", unit: "kg", pieces: 2 },
    ],
    [{ amount: "24-1/2" }, { productCode: "718 RB 04500 SA120", amount: "24.5", unit: "in", pieces: 2 }],
    [
      { amount: "0.1", unit: "kg" },
      { productCode: "718 RB 04500 SA120", amount: "0.1", unit: "kg", pieces: 2 },
    ],
    [
      { unit: "", pieces: "" },
      { productCode: "718 RB 04500 SA120", amount: "24", unit: "in", pieces: 1 },
    ],
  ])("with %j is a cart line", (change, line) => {
    expect(readQuickOrderRow({ ...ROW, ...change })).toEqual({ line })
  })

  it.each([
    [{ code: " " }, ["code"]],
    [{ amount: "0" }, ["amount"]],
    [{ amount: "1.23456" }, ["amount"]],
    [{ amount: "0.1249" }, ["amount"]],
    [{ amount: "-1", unit: "m" }, ["amount", "unit"]],
    [{ unit: "constructor" }, ["unit"]],
    [{ pieces: "1.5" }, ["pieces"]],
    [{ pieces: "101" }, ["pieces"]],
  ])("with %j says what is wrong in it", (change, fields) => {
    const read = readQuickOrderRow({ ...ROW, ...change })
    expect("problems" in read && read.problems.map(({ field }) => field)).toEqual(fields)
  })
})

describe("the cells of a sheet", () => {
  it("are code, amount, unit and pieces where nothing names them; empty lines are left out", () => {
    expect(toQuickOrderRows([["718 RB 04500 SA120", 24, "in", 2], [], ["", null, ""], ["4140 RB"]])).toEqual([
      ROW,
      { code: "4140 RB", amount: "", unit: "", pieces: "" },
    ])
  })

  it("follow a heading line in any order and spelling", () => {
    expect(
      toQuickOrderRows([
        ["Pcs", "Product code", "Note", "Length", "UOM"],
        [2, "718 RB 04500 SA120", "x", 24, "in"],
      ]),
    ).toEqual([ROW])
  })
})
