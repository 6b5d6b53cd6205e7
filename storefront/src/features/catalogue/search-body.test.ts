import { emptyQuery } from "./catalogue-query"
import { splitSearchText, toSearchBody } from "./search-body"

describe("search text", () => {
  it.each([
    ["4.5 bar", ["4.5", "BAR"]],
    ["718,  inconel", ["718", "INCONEL"]],
    ["", [""]],
    [" , ", [""]],
  ])("%j is split into %j", (text, words) => {
    expect(splitSearchText(text)).toEqual(words)
  })
})

describe("the body of a search", () => {
  it("carries the fixed fields of the specification", () => {
    expect(toSearchBody(emptyQuery(), "INC")).toMatchObject({
      productCategory: "",
      hasPricingData: false,
      hasStockItems: true,
      searchValues: [""],
      stratificationRank: "D",
      limit: 25,
      offset: 0,
    })
  })

  it("asks for the page of the address", () => {
    expect(toSearchBody({ ...emptyQuery(), page: 3, pageSize: 50 }, "INC")).toMatchObject({ limit: 50, offset: 100 })
  })

  it("narrows to the reader's region only when asked to", () => {
    expect(toSearchBody(emptyQuery(), "EUR").nearCoid).toBeUndefined()
    expect(toSearchBody({ ...emptyQuery(), near: true }, "EUR").nearCoid).toBe("EUR")
  })
})
