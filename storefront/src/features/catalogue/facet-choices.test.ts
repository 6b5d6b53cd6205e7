import { emptyQuery } from "./catalogue-query"
import { facetChoices, firstFacets } from "./facet-choices"

const counted = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
const order = (...args: Parameters<typeof facetChoices>) => facetChoices(...args).map((one) => one.value)

describe("the choices of a filter", () => {
  it("stand in the contract's order where there is one", () => {
    expect(order("metalCategory", counted("STAINLESS", "NICKEL"), [])).toEqual(["NICKEL", "STAINLESS"])
    expect(order("coid", counted("DUB", "INC", "XXX"), [])).toEqual(["INC", "DUB", "XXX"])
  })

  it("sort sizes by number, not by text", () => {
    expect(order("productSize", counted("10.000", "4.500", "4.000-0.750", "4.000"), [])).toEqual([
      "4.000",
      "4.000-0.750",
      "4.500",
      "10.000",
    ])
  })

  it("keep a chosen value that matches nothing, so that it can be removed", () => {
    expect(facetChoices("stockGrade", counted("718"), ["625"])).toEqual([
      { value: "625", count: 0 },
      { value: "718", count: 1 },
    ])
  })
})

describe("what a page shows of a filter", () => {
  const sizes = counted(...Array.from({ length: 40 }, (_, index) => `${index + 1}.000`))

  it("is the first choices, the chosen ones and how many there are", () => {
    const { productSize } = firstFacets({ productSize: sizes } as never, { ...emptyQuery(), productSize: ["35.000"] })
    expect(productSize?.choices.map((one) => one.value)).toEqual([...sizes.slice(0, 8).map((one) => one.value), "35.000"])
    expect(productSize?.all).toBe(40)
  })

  it("is all of them where one more is left than the first", () => {
    const { productSize } = firstFacets({ productSize: sizes.slice(0, 9) } as never, emptyQuery())
    expect(productSize?.choices).toHaveLength(9)
  })

  it("is nothing where nothing was counted", () => {
    expect(firstFacets(null, emptyQuery())).toEqual({})
  })
})
