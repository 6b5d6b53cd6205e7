import { filterOptions, stockQueryOf } from "./stock-query"

const queryOf = (query: Record<string, string>) => stockQueryOf(new URLSearchParams(query))

describe("the stock query", () => {
  it("is the first featured page without an address", () => {
    expect(queryOf({})).toEqual({ sort: "featured", limit: 25, offset: 0 })
  })

  it("reads search, filters, sort and page from the address", () => {
    expect(
      queryOf({ q: " inconel ", stockGrade: '["718","625"]', coid: '"INC"', inSale: '"true"', order: "-size", offset: "50" }),
    ).toEqual({ q: "inconel", stockGrade: ["718", "625"], coid: ["INC"], inSale: "true", sort: "size-desc", limit: 25, offset: 50 })
  })

  it.each([
    ["an offset that is no number", { offset: "x" }],
    ["an offset below zero", { offset: "-25" }],
    ["an unknown order", { order: "price" }],
    ["a filter that is no list of texts", { stockGrade: "[1,{}]" }],
    ["an empty search", { q: "  " }],
  ])("passes over %s", (_, query) => {
    expect(queryOf(query)).toEqual({ sort: "featured", limit: 25, offset: 0 })
  })

  it("takes a filter somebody typed without quotes as it stands", () => {
    expect(queryOf({ metalCategory: "NICKEL" })).toMatchObject({ metalCategory: ["NICKEL"] })
  })
})

it("offers each choice with its count, and none before the first answer", () => {
  const facets = { metalCategory: [{ value: "NICKEL", count: 1204 }], productType: [], stockType: [], stockGrade: [], productSize: [], productCondition: [], coid: [] }
  expect(filterOptions(facets, "metalCategory")).toEqual([{ value: "NICKEL", label: "NICKEL (1,204)" }])
  expect(filterOptions(undefined, "coid")).toEqual([])
})
