import { catalogueTexts } from "../../texts/en/catalogue"
import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { emptyQuery, type CatalogueQuery } from "./catalogue-query"
import { largerSizeQuery, relaxationsOf } from "./relaxations"

const WORDS = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
const waysOutOf = (query: CatalogueQuery) => relaxationsOf(query, catalogueTexts.texts, WORDS)

describe("the ways out of an empty result", () => {
  it("leave out one thing each, and start again at page 1", () => {
    const query = { ...emptyQuery(), stockGrade: ["718"], productCondition: ["H900"], near: true, page: 2 }
    const ways = waysOutOf(query)
    expect(ways.map((way) => way.label)).toEqual([
      "At every site",
      "Any product condition instead of H900",
      "Any stock grade instead of 718",
    ])
    expect(ways[1]?.query).toMatchObject({ stockGrade: ["718"], productCondition: [], near: true, page: 1 })
  })

  it("look at other companies in words", () => {
    const query = { ...emptyQuery(), stockGrade: ["718"], coid: ["MSA", "SIN"] }
    expect(waysOutOf(query).map((way) => way.label)).toContain("At any site instead of Malaysia, Singapore")
  })

  it("are none when leaving it out would leave nothing", () => {
    expect(waysOutOf({ ...emptyQuery(), stockGrade: ["718"] })).toEqual([])
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
