import { emptyQuery } from "./catalogue-query"
import { largerSizeQuery, relaxationsOf } from "./relaxations"

describe("the ways out of an empty result", () => {
  it("leave out one thing each, and start again at page 1", () => {
    const query = { ...emptyQuery(), stockGrade: ["718"], productCondition: ["H900"], near: true, page: 2 }
    const ways = relaxationsOf(query)
    expect(ways.map((way) => way.label)).toEqual([
      "At every site",
      "Any product condition instead of H900",
      "Any stock grade instead of 718",
    ])
    expect(ways[1]?.query).toMatchObject({ stockGrade: ["718"], productCondition: [], near: true, page: 1 })
  })

  it("look at other companies in words", () => {
    const query = { ...emptyQuery(), stockGrade: ["718"], coid: ["MSA", "SIN"] }
    expect(relaxationsOf(query).map((way) => way.label)).toContain("At any site instead of Malaysia, Singapore")
  })

  it("are none when leaving it out would leave nothing", () => {
    expect(relaxationsOf({ ...emptyQuery(), stockGrade: ["718"] })).toEqual([])
  })

  it("include the next larger size", () => {
    expect(largerSizeQuery({ ...emptyQuery(), productSize: ["4.600", "6.000-3.000"] })).toMatchObject({
      productSize: [],
      odMin: 4.6,
      sort: "size-asc",
    })
    expect(largerSizeQuery(emptyQuery())).toBeNull()
  })
})
