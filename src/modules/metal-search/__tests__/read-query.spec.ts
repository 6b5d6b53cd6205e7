import { createStockIndex, type StockQuery } from "@billet/backend/catalogue/engine"
import { SORTS, STRATIFICATION_RANKS } from "@billet/backend/contract"
import type { SearchTypes } from "@medusajs/framework/types"
import fc from "fast-check"
import { SEARCHED_ITEMS, SEARCHED_ROWS } from "../../../../integration-tests/support/search-stock"
import { toDocument } from "../document/metal-item-document"
import { countFacets } from "../query/count-facets"
import { neighbouringNumber } from "../query/neighbouring-number"
import { readQuery } from "../query/read-query"
import { toSearchQuery } from "../query/to-search-query"

type Input = SearchTypes.ProviderSearchQuery

/** As the Search Module hands a query to a provider: the text beside the filters. */
function handedOn({ filters = {}, pagination, search_options }: SearchTypes.SearchQuery): Input {
  const { q, ...rest } = filters
  return { filters: rest, q, pagination, search_options, attributes_to_retrieve: [], index: {} as Input["index"] }
}
const asked = (query: Partial<SearchTypes.SearchQuery>) => readQuery(handedOn({ entity: "metal_item", ...query }))

const values = (...texts: string[]) => fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 2 })
const inches = fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { nil: undefined })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const stockQueries: fc.Arbitrary<StockQuery> = fc.record({
  text: values("718", "BAR", "4.5"),
  filters: fc.record({
    metalCategory: values("NICKEL", "STAINLESS"),
    productType: values("Bar", "Tube"),
    stockType: values("round"),
    stockGrade: values("718", "316L"),
    productSize: values("4.500"),
    productCondition: values("ANNEALED"),
    coid: values("INC", "EUR", "SIN"),
  }),
  ranges: fc.record({ outerDiameterMin: inches, outerDiameterMax: inches, insideDiameterMin: inches, insideDiameterMax: inches }),
  productCode: maybe(fc.constantFrom("718_rb_04500_sa120")),
  productCategory: maybe(fc.constantFrom("Metals", "Offcuts")),
  maxRank: maybe(fc.constantFrom(...STRATIFICATION_RANKS.slice(0, 3))),
  specialOnly: fc.boolean(),
  popularOnly: fc.boolean(),
  inStockRecordsOnly: fc.boolean(),
  nearCoid: maybe(fc.constantFrom("INC", "EUR")),
  sort: fc.constantFrom(...SORTS),
  limit: fc.nat({ max: 1000 }),
  offset: fc.nat({ max: 1000 }),
  facets: fc.boolean(),
})

/** Without what asks for nothing. */
function essence(query: StockQuery): unknown {
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([, list]) => list.length > 0))
  return JSON.parse(JSON.stringify({ ...query, filters }))
}

it("asks of our provider what a stock query asks, through the Search Module and back", () => {
  fc.assert(
    fc.property(stockQueries, (query) => {
      expect(essence(readQuery(handedOn(toSearchQuery(query))))).toEqual(essence(query))
    }),
  )
})

describe("filters", () => {
  it.each([
    ["a bare value", { metal_category: "NICKEL" }, { metalCategory: ["NICKEL"] }],
    ["a bare list", { stock_grade: ["718", "625"] }, { stockGrade: ["718", "625"] }],
    ["$eq", { product_type: { $eq: "Bar" } }, { productType: ["Bar"] }],
    ["$in", { coids: { $in: ["INC", "EUR"] } }, { coid: ["INC", "EUR"] }],
    ["$overlaps", { coids: { $overlaps: ["INC"] } }, { coid: ["INC"] }],
    ["$contains one", { coids: { $contains: "INC" } }, { coid: ["INC"] }],
    [
      "$and",
      { $and: [{ stock_grade: "718" }, { $and: [{ stock_type: "round" }] }] },
      { stockGrade: ["718"], stockType: ["round"] },
    ],
    ["a field twice", { $and: [{ stock_grade: ["718", "625"] }, { stock_grade: ["625", "316L"] }] }, { stockGrade: ["625"] }],
  ])("take %s", (_, filters, expected) => {
    expect(asked({ filters: filters as SearchTypes.SearchFilters }).filters).toEqual(expected)
  })

  it.each([
    ["lists that share nothing", { $and: [{ stock_grade: "718" }, { stock_grade: "625" }] }],
    ["an empty list", { metal_category: { $in: [] } }],
    ["an empty list of ranks", { stratification_rank: { $in: [] } }],
    ["a code that is not in its normalised form", { normalised_code: "718 RB 04500 SA120" }],
    ["a range that ends before it begins", { outer_diameter: { $gt: 4.5, $lt: 4.5 } }],
  ])("match nothing for %s", (_, filters) => {
    const index = createStockIndex(SEARCHED_ROWS)
    expect(index.search(asked({ filters: filters as SearchTypes.SearchFilters })).total).toBe(0)
  })

  it("take the ends of a range in or leave them out", () => {
    const index = createStockIndex(SEARCHED_ROWS)
    const total = (outer: SearchTypes.SearchOperatorMap<number>) =>
      index.search(asked({ filters: { outer_diameter: outer } })).total
    const count = (holds: (diameter: number) => boolean) =>
      SEARCHED_ITEMS.filter(({ outerDiameter }) => outerDiameter !== null && holds(outerDiameter)).length
    expect(total({ $gte: 4.5 })).toBe(count((diameter) => diameter >= 4.5))
    expect(total({ $gt: 4.5 })).toBe(count((diameter) => diameter > 4.5))
    expect(total({ $lte: 4.5 })).toBe(count((diameter) => diameter <= 4.5))
    expect(total({ $lt: 4.5 })).toBe(count((diameter) => diameter < 4.5))
    expect(total({ $eq: 4.5 })).toBe(count((diameter) => diameter === 4.5))
  })
})

it("knows the next number in both directions", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(1, -1), (value, direction: 1 | -1) => {
      const next = neighbouringNumber(value, direction)
      expect(Math.sign(next - value)).toBe(direction)
      expect([value, next]).toContain(value + (next - value) / 2)
    }),
  )
})

describe("what the index cannot answer exactly is refused", () => {
  it.each<[string, Partial<SearchTypes.SearchQuery>]>([
    ["one condition or another", { filters: { $or: [{ stock_grade: "718" }] } }],
    ["the opposite of a condition", { filters: { $not: { stock_grade: "718" } } }],
    ["anything but a value", { filters: { stock_grade: { $ne: "718" } } }],
    ["the beginning of a value", { filters: { stock_grade: { $prefix: "7" } } }],
    ["both of two companies", { filters: { coids: { $contains: ["INC", "EUR"] } } }],
    ["companies twice", { filters: { $and: [{ coids: "INC" }, { coids: "EUR" }] } }],
    ["what is no special offer", { filters: { is_special_offer: false } }],
    ["what is withdrawn", { filters: { withdrawn: true } }],
    ["ranks with a gap", { filters: { stratification_rank: ["A", "C"] } }],
    ["a diameter as text", { filters: { outer_diameter: { $gte: "4.5" } } }],
    ["a missing diameter", { filters: { outer_diameter: null } }],
    ["a field that does not filter", { filters: { product_name: "Bar" } }],
    ["a sort by name", { pagination: { order: { product_name: "ASC" } } }],
    ["a sort by grade the one way and code the other", { pagination: { order: { grade_order: "ASC", code_order: "DESC" } } }],
    [
      "a text in the order of featured items",
      { filters: { q: "718" }, pagination: { order: { popular_rank: "ASC", availability_rank: "ASC" } } },
    ],
    ["a cursor", { pagination: { cursor: "x" } }],
    ["any of several words", { filters: { q: "718 bar" }, search_options: { match_strategy: "any" } }],
    ["no forgiving of typos", { filters: { q: "718 bar" }, search_options: { typo_tolerance: false } }],
    ["highlights", { filters: { q: "718 bar" }, search_options: { highlight: true } }],
    ["scores", { search_options: { include_score: true } }],
    ["one of each", { search_options: { distinct: "stock_grade" } }],
    ["meaning", { search_options: { vector: { query: "corrosion resistant" } } }],
  ])("%s", (_, query) => {
    expect(() => asked(query)).toThrow(expect.objectContaining({ type: "invalid_data" }))
  })
})

describe("facets", () => {
  const index = createStockIndex(SEARCHED_ROWS)
  const facetsOf = (filters: SearchTypes.SearchFilters, requests: (string | SearchTypes.SearchFacetRequest)[]) => {
    const query = asked({ filters, search_options: { facets: requests } })
    return countFacets(requests, query, index.search(query), index)
  }

  it("count among what was found, a field's own filter included", () => {
    const filters = { coids: { $overlaps: ["EUR", "SIN"] }, stock_grade: ["718", "316L"] }
    const found = SEARCHED_ITEMS.filter(
      ({ coid, stockGrade }) => /EUR|SIN/.test(coid) && ["718", "316L"].includes(stockGrade),
    ).map((item) => toDocument(item, []))
    const counted = (texts: string[]) => {
      const values = [...new Set(texts)].sort()
      return values.map((value) => ({ value, count: texts.filter((text) => text === value).length }))
    }
    const { coids, stock_grade } = facetsOf(filters, [
      { field: "coids", sort: "alpha" },
      { field: "stock_grade", sort: "alpha" },
    ])
    expect(coids).toEqual({ type: "value", values: counted(found.flatMap((document) => document.coids)) })
    expect(stock_grade).toEqual({ type: "value", values: counted(found.map((document) => document.stock_grade)) })
  })

  it("list the most frequent first, as many as asked for, and say how many are left out", () => {
    const { product_size: all } = facetsOf({}, [{ field: "product_size", limit: 100 }])
    const { product_size: two } = facetsOf({}, [{ field: "product_size", limit: 2 }])
    const { product_size: fours } = facetsOf({}, [{ field: "product_size", query: "4." }])
    if (all?.type !== "value" || two?.type !== "value" || fours?.type !== "value") throw new Error("Not lists of values")
    expect(all.values.map(({ count }) => count)).toEqual([...all.values.map(({ count }) => count)].sort((a, b) => b - a))
    const others = all.values.slice(2).reduce((sum, { count }) => sum + count, 0)
    expect(two).toMatchObject({ values: all.values.slice(0, 2), other_count: others })
    expect(fours.values.every(({ value }) => value.startsWith("4."))).toBe(true)
  })

  it("are refused for a field without a list, and in ranges", () => {
    expect(() => facetsOf({}, ["product_name"])).toThrow(expect.objectContaining({ type: "invalid_data" }))
    const ranges = { field: "product_size", type: "range", ranges: [] } as const
    expect(() => facetsOf({}, [{ ...ranges, ranges: [] }])).toThrow(expect.objectContaining({ type: "invalid_data" }))
  })
})
