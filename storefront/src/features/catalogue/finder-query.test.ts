import { toFinderFilters, withFinder } from "./finder-query"
import { choose } from "./finder-state"

describe("a search on the results page", () => {
  const query = {
    metalCategory: ["NICKEL"],
    productType: ["Bar"],
    stockGrade: ["718", "625"],
    productSize: ["4.500"],
    productCondition: [],
  }
  const shown = toFinderFilters(query)

  it("keeps several values of a filter, which the finder shows as none", () => {
    expect(shown.stockGrade).toBe("")
    expect(withFinder(query, shown)).toEqual(query)
    expect(withFinder(query, choose(shown, "productSize", "5.000"))).toEqual({ ...query, productSize: ["5.000"] })
  })

  it("replaces them by what is chosen instead", () => {
    expect(withFinder(query, choose(shown, "stockGrade", "825")).stockGrade).toEqual(["825"])
  })

  it("lets go of them with the metal they were chosen for", () => {
    const steel = withFinder(query, choose(shown, "metalCategory", "STAINLESS"))
    expect(steel).toEqual({ ...query, metalCategory: ["STAINLESS"], productType: [], stockGrade: [], productSize: [] })
  })

  it("drops what was cleared", () => {
    expect(withFinder(query, choose(shown, "productSize", "")).productSize).toEqual([])
  })
})
