import { createStockIndex } from "../create-stock-index"
import { stockRow } from "../testing/stock-row"

const bar = (grade: string, inches: number, searchTerms: string[]) => {
  const productSize = inches.toFixed(3)
  const productCode = `${grade.replace("-", "")} RB ${productSize.replace(".", "").padStart(5, "0")} SAA140`
  const productName = `Alloy ${grade} Round Bar ${productSize} in`
  return stockRow(productCode, { stockGrade: grade, productName, productSize, outerDiameter: inches, searchTerms })
}
const INCONEL = ["N07718", "Inconel 718", "AMS", "AMS5662", "AMS5663", "API", "API6ACRA", "ASTM", "B637", "ASTMB637"]
const rows = [
  ...[4, 4.5, 4.063].map((inches) => bar("718", inches, INCONEL)),
  ...[0.5, 4.5].map((inches) => bar("17-4PH", inches, ["S17400", "AMS", "AMS5643"])),
]
const FLAT = { stockType: "flat", productSize: "8.000 x 2.000", outerDiameter: null, productName: "4140 Flat Bar 8.000 x 2.000 in" } as const
rows.push(stockRow("4140 FL 08000 02000 QT110", { ...FLAT, stockGrade: "4140", searchTerms: ["G41400"] }))
const index = createStockIndex(rows)
const later = createStockIndex([])
later.apply({ upsert: rows, remove: [] })

const ASKED = { specialOnly: false, popularOnly: false, inStockRecordsOnly: true, limit: 10, offset: 0, facets: false }
const found = (text: string, where = index) =>
  where.search({ ...ASKED, filters: {}, ranges: {}, text: text.split(" "), sort: "featured" }).items.map(({ productCode }) => productCode)

describe("a text as buyers type it", () => {
  it.each([
    ["4-1/2 bar", "4.5 bar"],
    ["4 1/2 bar", "4.5 bar"],
    ['718 4-1/2"', "718 4.5"],
    ["4-1/2 718 bar", "4.5 718 bar"],
    ["inconel 718 4-1/16 in", "inconel 718 4.063 in"],
    ["1/2 bar", "0.5 bar"],
    ["UNS N07718", "N07718"],
    ["S17400 uns", "S17400"],
    ["17-4 ph", "17-4ph"],
    ["17-4 ph 1/2", "17-4ph 0.5"],
    ["AMS 5662", "718"],
    ["AMS5662", "718"],
    ["718 AMS-5663 4.5", "718 4.5"],
    ["API 6A CRA", "718"],
    ["ASTM B637", "718"],
    ["718rb04500saa140", "718 RB 04500 SAA140"],
    ["718-RB-04500-SAA140", "718 RB 04500 SAA140"],
    ["718 RB04500SAA140", "718 RB 04500 SAA140"],
    ["4140fl08", "4140 FL 08"],
  ])("answers %s exactly as %s", (typed, meant) => {
    expect(found(typed)).toEqual(found(meant))
    expect(found(typed)).not.toEqual([])
    expect(found(typed, later)).toEqual(found(typed))
  })

  it("finds one item by its code without blanks, and only that", () => {
    expect(found("718RB04500SAA140")).toEqual(["718 RB 04500 SAA140"])
    expect(found("718RB04500SAA150")).toEqual([])
  })

  it("finds nothing by UNS alone, which no item has as a word", () => {
    expect(found("UNS")).toEqual([])
  })

  it("puts no two numbers together, because another size is another piece of metal", () => {
    expect(found("4 063")).not.toContain("718 RB 04063 SAA140")
  })

  it("forgets a code that has left the stock", () => {
    const some = createStockIndex(rows)
    some.apply({ upsert: [], remove: ["718 RB 04500 SAA140"] })
    expect(found("718RB04500SAA140", some)).toEqual([])
  })
})
