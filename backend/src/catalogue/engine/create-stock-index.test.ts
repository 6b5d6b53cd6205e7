import fc from "fast-check"
import { CATALOG_LIST_KEY } from "../../contract"
import { createStockIndex } from "./create-stock-index"
import type { IndexRow } from "./stock-query"
import { arbitraryQuery, arbitraryRow, arbitraryRows } from "./testing/arbitrary-stock"
import { easierQuery } from "./testing/easier-query"
import { naiveSearch } from "./testing/naive-search"

const RUNS = Number(process.env.ENGINE_RUNS ?? 400)

describe("createStockIndex", () => {
  it("answers every search as a look at every item would", () => {
    fc.assert(
      fc.property(arbitraryRows, fc.array(easierQuery(arbitraryQuery), { minLength: 1, maxLength: 4 }), (rows, queries) => {
        const index = createStockIndex(rows)
        for (const query of queries) expect(index.search(query)).toEqual(naiveSearch(rows, query))
      }),
      { numRuns: RUNS },
    )
  })

  it("answers the codes of a search alone", () => {
    fc.assert(
      fc.property(arbitraryRows, easierQuery(arbitraryQuery), (rows, query) => {
        const { items, total } = naiveSearch(rows, query)
        expect(createStockIndex(rows).codes(query)).toEqual({ codes: items.map(({ productCode }) => productCode), total })
      }),
    )
  })

  it("writes the JSON of its answers, with costs and without", () => {
    fc.assert(
      fc.property(arbitraryRows, easierQuery(arbitraryQuery), fc.boolean(), (rows, query, costs) => {
        const index = createStockIndex(rows)
        const { items, ...rest } = index.search(query)
        const hidden = { averageCostPerInch: null, averageCostPerKg: null, averageCostPerLb: null }
        const listed = costs ? items : items.map((item) => ({ ...item, ...hidden }))
        expect(parsed(index.searchJson(query, { costs }))).toEqual({ [CATALOG_LIST_KEY]: listed, ...rest })
      }),
    )
  })

  it("stays right under changes of every kind", () => {
    const change = fc.oneof(
      { weight: 3, arbitrary: arbitraryRow.map((row) => ({ row, like: false })) },
      { weight: 3, arbitrary: arbitraryRow.map((row) => ({ row, like: true })) },
      { weight: 2, arbitrary: arbitraryRow.map((row) => row.productCode) },
    )
    const step = fc.oneof({ weight: 2, arbitrary: change }, easierQuery(arbitraryQuery))
    fc.assert(
      fc.property(arbitraryRows, fc.array(step, { minLength: 1, maxLength: 30 }), (rows, steps) => {
        const stock = new Map(rows.map((row) => [row.productCode, row]))
        const index = createStockIndex(rows)
        for (const one of steps) {
          if (typeof one === "string") {
            stock.delete(one)
            index.apply({ upsert: [], remove: [one] })
          } else if ("row" in one) {
            const row = one.like ? restocked(stock.get(one.row.productCode) ?? one.row, one.row) : one.row
            stock.set(row.productCode, row)
            index.apply({ upsert: [row], remove: [] })
          } else {
            const answer = naiveSearch([...stock.values()], one)
            expect(index.search(one)).toEqual(answer)
            expect(parsed(index.searchJson(one, { costs: true }))[CATALOG_LIST_KEY]).toEqual(answer.items)
          }
          expect(index.size).toBe(stock.size)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

const parsed = (json: Uint8Array): Record<string, unknown> => JSON.parse(Buffer.from(json).toString()) as Record<string, unknown>

/** The same item with other stock. */
function restocked(row: IndexRow, stock: IndexRow): IndexRow {
  const { coid, avlStkZone, stratificationRank, isSpecialOffer, isPopularItem, availableInches, withdrawn, averageCostPerLb } =
    stock
  return {
    ...row,
    coid,
    avlStkZone,
    stratificationRank,
    isSpecialOffer,
    isPopularItem,
    availableInches,
    withdrawn,
    averageCostPerLb,
  }
}
