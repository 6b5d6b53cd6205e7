import { createStockIndex } from "../create-stock-index"
import { stockRow } from "../testing/stock-row"

/** Bars of 17-4PH; popular ones come first where nothing else tells them apart. */
const bar = (inches: number, isPopularItem: boolean) => {
  const productSize = inches.toFixed(3)
  const productCode = `174PH RB ${productSize.replace(".", "").padStart(5, "0")} H1150`
  const size = { productSize, outerDiameter: inches, productName: `17-4PH Round Bar ${productSize} in` }
  return stockRow(productCode, { ...size, stockGrade: "17-4PH", searchTerms: ["S17400"], isPopularItem })
}

const index = createStockIndex([bar(2.5, true), bar(2, false), bar(0.5, true)])

const found = (text: string) => {
  const page = { specialOnly: false, popularOnly: false, inStockRecordsOnly: true, limit: 10, offset: 0, facets: false }
  const { items } = index.search({ ...page, text: text.split(" "), filters: {}, ranges: {}, sort: "featured" })
  return items.map(({ productSize }) => productSize)
}

describe("the order of relevance", () => {
  it.each(["17-4PH round bar 2 in", "17-4 round bar 2 in", "17-4 rou 2", "17-4PH rou 2", "2 s174"])("puts bars of 2 inches first for %s", (text) => {
    expect(found(text)).toEqual(["2.000", "2.500"])
  })

  it("is that of the shop where no size is asked for", () => {
    expect(found("17-4 bar")).toEqual(["0.500", "2.500", "2.000"])
  })
})
