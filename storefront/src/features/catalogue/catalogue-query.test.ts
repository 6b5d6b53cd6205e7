import { CatalogSearchBodySchema } from "@billet/backend/contract"
import { toSearchBody } from "./search-body"
import { changeQuery, clearFilters, countFilters, emptyQuery, forReader, queryHref, readQuery, toggleValue } from "./catalogue-query"

describe("the address of the results page", () => {
  it("is /products when nothing is chosen", () => {
    expect(queryHref(emptyQuery())).toBe("/products")
    expect(readQuery({})).toEqual(emptyQuery())
  })

  it("brings back every part of the state", () => {
    const query = {
      ...emptyQuery(),
      metalCategory: ["NICKEL", "LOW ALLOY"],
      productType: ["Bar"],
      stockGrade: ["718"],
      productCondition: ["SOLUTION ANNEALED & AGED (120K)"],
      coid: ["INC"],
      odMin: 2,
      odMax: 4.5,
      search: "4.5 bar",
      sort: "size-desc" as const,
      view: "list" as const,
      pageSize: 100,
      page: 3,
      near: true,
    }
    const params: Record<string, string[]> = {}
    for (const [name, value] of new URL(queryHref(query), "http://shop").searchParams) (params[name] ??= []).push(value)
    expect(readQuery(params)).toEqual(query)
  })

  it("understands links written by hand", () => {
    const query = readQuery({ metalCategory: "low-alloy", productType: "bar", coid: "inc,eur" })
    expect(query.metalCategory).toEqual(["LOW ALLOY"])
    expect(query.productType).toEqual(["Bar"])
    expect(query.coid).toEqual(["INC", "EUR"])
  })

  it("reads diameters in millimetres and writes them in inches", () => {
    const query = readQuery({ odMinMm: "100", odMaxMm: "114.3", idMinMm: "x", search: "bar" })
    expect([query.odMin, query.odMax, query.idMin]).toEqual([3.937, 4.5, undefined])
    expect(queryHref(query)).toBe("/products?search=bar&odMin=3.937&odMax=4.5")
  })

  it("takes a range that is typed the wrong way round as it is meant", () => {
    const query = readQuery({ odMin: "10", odMax: "2", idMinMm: "50.8", idMax: "1" })
    expect([query.odMin, query.odMax, query.idMin, query.idMax]).toEqual([2, 10, 1, 2])
    expect(readQuery({ odMin: "10" })).toMatchObject({ odMin: 10 })
  })

  it("leaves how results are shown to what the reader chose last, unless it says so itself", () => {
    const shown = { view: "list" as const, pageSize: 100 }
    expect(readQuery({}, shown)).toMatchObject(shown)
    expect(readQuery({ view: "grid", pageSize: "25" }, shown)).toMatchObject({ view: "grid", pageSize: 25 })
    expect(queryHref(emptyQuery(), true)).toBe("/products?view=grid&pageSize=25")
  })

  it("orders by list price only for who may see prices", () => {
    const query = { ...emptyQuery(), sort: "price-desc" as const }
    expect(forReader(query, true)).toEqual(query)
    expect(forReader(query, false)).toEqual(emptyQuery())
    expect(forReader({ ...query, sort: "stock-asc" }, false).sort).toBe("stock-asc")
  })

  it.each([
    [{ page: "0" }],
    [{ page: "-1" }],
    [{ page: "x" }],
    [{ pageSize: "7" }],
    [{ sort: "price" }],
    [{ view: "map" }],
    [{ odMin: "abc" }],
    [{ odMin: "5000" }],
    [{ odMin: "1e3" }],
    [{ odMinMm: "30000" }],
    [{ near: "yes" }],
    [{ metalCategory: " " }],
    [{ stockGrade: "7".repeat(201) }],
    [{ coid: `${"I".repeat(201)},` }],
  ])("ignores what it cannot read: %j", (params) => {
    expect(readQuery(params)).toEqual(emptyQuery())
  })
})

test("no more is asked for than a search takes", () => {
  const many = Array.from({ length: 300 }, (_, index) => `N${index}`)
  const query = readQuery({ stockGrade: many, coid: many.join(), search: "9 ".repeat(150) })
  expect([query.stockGrade.length, query.coid.length, query.search.length]).toEqual([200, 0, 200])
  const { searchValues } = CatalogSearchBodySchema.parse(toSearchBody(query, "INC"))
  expect(searchValues).toHaveLength(50)
})

describe("a change of the state", () => {
  const onPage4 = { ...emptyQuery(), page: 4 }

  it("starts again at page 1", () => {
    expect(changeQuery(onPage4, { sort: "size-asc" }).page).toBe(1)
    expect(toggleValue(onPage4, "stockGrade", "718").page).toBe(1)
  })

  it("keeps the page when only the view changes", () => {
    expect(changeQuery(onPage4, { view: "list" }).page).toBe(4)
    expect(changeQuery(onPage4, { page: 5 }).page).toBe(5)
  })

  it("switches a filter value on and off", () => {
    const on = toggleValue(emptyQuery(), "stockGrade", "718")
    expect(on.stockGrade).toEqual(["718"])
    expect(toggleValue(on, "stockGrade", "718").stockGrade).toEqual([])
  })

  it("clears filters and text but not how results are shown", () => {
    const query = { ...emptyQuery(), stockGrade: ["718"], odMin: 1, search: "bar", view: "list" as const, pageSize: 50 }
    expect(countFilters(query)).toBe(2)
    expect(clearFilters(query)).toEqual({ ...emptyQuery(), view: "list", pageSize: 50 })
  })
})
