import { CatalogSearchBodySchema } from "../../contract"
import { toStockQuery } from "./to-stock-query"

const queryOf = (body: object) => toStockQuery(CatalogSearchBodySchema.parse(body))

describe("toStockQuery", () => {
  it("upper-cases categories and conditions and turns hyphens of a category into blanks", () => {
    const { filters } = queryOf({ metalCategory: "low-alloy", productCondition: ["annealed"], productType: "Bar" })
    expect(filters).toMatchObject({ metalCategory: ["LOW ALLOY"], productCondition: ["ANNEALED"], productType: ["Bar"] })
  })

  it("asks nothing for empty strings", () => {
    const query = queryOf({ metalCategory: "", coidCommaList: "", searchValues: [""], productCategory: "", productCode: " ", stratificationRank: "" })
    expect(query).toMatchObject({ text: [], productCode: undefined, productCategory: undefined, maxRank: undefined })
    expect(Object.values(query.filters).flat()).toEqual([])
  })

  it("splits search values on commas and blanks and joins both lists of companies", () => {
    const query = queryOf({ searchValues: ["inconel 718,bar"], coidCommaList: "inc, eur", coid: "SIN" })
    expect(query.text).toEqual(["INCONEL", "718", "BAR"])
    expect(query.filters.coid).toEqual(["SIN", "INC", "EUR"])
  })

  it("shows 25 items in featured order when nothing else is said", () => {
    expect(queryOf({})).toMatchObject({ limit: 25, offset: 0, sort: "featured", facets: false, inStockRecordsOnly: false })
  })
})
