import { createStockIndex } from "./create-stock-index"
import { stockRow as row } from "./testing/stock-row"

describe("suggest", () => {
  const index = createStockIndex([
    row("718 RB 04500 A"),
    row("718 RB 05000 A", { productSize: "5.000", outerDiameter: 5 }),
    row("625 RB 04500 A", { stockGrade: "625", searchTerms: ["N06625", "Inconel 625"] }),
    row("625 RB 04500 W", { stockGrade: "625", searchTerms: ["N06625", "Inconel 625"], withdrawn: true }),
  ])
  const codes = (text: string) => index.suggest(text, 5).items.map(({ productCode }) => productCode)

  it("answers while a name, a UNS number, a code or a size is typed", () => {
    expect(codes("inco")).toEqual(["625 RB 04500 A", "718 RB 04500 A", "718 RB 05000 A"])
    expect(codes("n066")).toEqual(["625 RB 04500 A"])
    expect(codes("718 rb 05")).toEqual(["718 RB 05000 A"])
    expect(codes("4.5 bar")).toEqual(["625 RB 04500 A", "718 RB 04500 A"])
  })

  it("names the values of filters that are meant, with their counts", () => {
    expect(index.suggest("inconel 718", 5).choices).toEqual([{ field: "stockGrade", value: "718", count: 2 }])
    expect(index.suggest("4.5", 5).choices).toEqual([{ field: "productSize", value: "4.500", count: 2 }])
  })

  it("forgives a typo, and says nothing to an empty text", () => {
    expect(codes("incnel 625")).toEqual(["625 RB 04500 A"])
    expect(index.suggest(" , ", 5)).toEqual({ items: [], choices: [], total: 0 })
  })
})
