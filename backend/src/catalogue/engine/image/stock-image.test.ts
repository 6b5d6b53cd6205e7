import fc from "fast-check"
import { createStockIndex, stockIndexOf, type StockIndex } from "../create-stock-index"
import type { IndexRow, StockQuery } from "../stock-query"
import { arbitraryQuery, arbitraryRow, arbitraryRows } from "../testing/arbitrary-stock"
import { easierQuery } from "../testing/easier-query"
import { manyRows } from "../testing/many-rows"
import { naiveSearch } from "../testing/naive-search"
import type { StockImage } from "./stock-image"

/** An index as it comes back from a file: nothing of the first one is shared. */
function again(index: StockIndex): StockIndex {
  return stockIndexOf(copied(imageOf(index)))
}

function imageOf(index: StockIndex): StockImage {
  const steps = index.image()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function copied({ facts, arrays, texts }: StockImage): StockImage {
  return {
    facts: JSON.parse(JSON.stringify(facts)) as unknown,
    arrays: Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, array.slice()])),
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, { length, at }]) => {
        const all = Array.from({ length }, (_, index) => at(index))
        return [name, { length, at: (index: number) => all[index] ?? "" }]
      }),
    ),
  }
}

const change = fc.oneof(
  arbitraryRow.map((row) => ({ upsert: [row], remove: [] })),
  arbitraryRow.map(({ productCode }) => ({ upsert: [], remove: [productCode] })),
)
const changes = fc.array(change, { maxLength: 30 })
const queries = fc.array(easierQuery(arbitraryQuery), { minLength: 1, maxLength: 6 })

function make(
  stock: Map<string, IndexRow>,
  index: StockIndex,
  { upsert, remove }: { upsert: IndexRow[]; remove: string[] },
): void {
  for (const row of upsert) stock.set(row.productCode, row)
  for (const code of remove) stock.delete(code)
  index.apply({ upsert, remove })
}

function expectSame(index: StockIndex, stock: Map<string, IndexRow>, asked: StockQuery[]): void {
  expect(index.size).toBe(stock.size)
  for (const query of asked) expect(index.search(query)).toEqual(naiveSearch([...stock.values()], query))
  for (const [code, { searchTerms: _, ...item }] of stock) expect(index.get(code)).toEqual(item)
}

describe("the image of an index", () => {
  it("answers as the index did, and goes on taking changes", () => {
    fc.assert(
      fc.property(arbitraryRows, changes, changes, queries, (rows, before, after, asked) => {
        const stock = new Map(rows.map((row) => [row.productCode, row]))
        const index = createStockIndex(rows)
        for (const one of before) make(stock, index, one)
        const restored = again(index)
        expectSame(restored, stock, asked)
        for (const query of asked)
          expect([...restored.searchJson(query, { costs: true })]).toEqual([...index.searchJson(query, { costs: true })])
        for (const one of after) make(stock, restored, one)
        expectSame(restored, stock, asked)
        expectSame(again(restored), stock, asked)
      }),
      { numRuns: Number(process.env.ENGINE_RUNS ?? 200) },
    )
  })

  it("holds for thousands of items, and makes itself anew after many changes as any other", () => {
    const rows = manyRows(3000, 17)
    const stock = new Map(rows.map((row) => [row.productCode, row]))
    const restored = again(createStockIndex(rows))
    const asked = fc.sample(easierQuery(arbitraryQuery), { numRuns: 40, seed: 5 })
    expectSame(restored, stock, asked)
    for (const [at, row] of manyRows(1200, 23).entries())
      make(stock, restored, { upsert: [{ ...row, productCode: `${row.productCode} ${at}` }], remove: [] })
    restored.maintain(1_000_000)
    expectSame(again(restored), stock, asked)
  })

  it("keeps still while stock changes: only amounts, costs and zones may be newer", () => {
    const rows = manyRows(500, 3)
    const stock = new Map(rows.map((row) => [row.productCode, row]))
    const index = createStockIndex(rows)
    const image = imageOf(index)
    const newer = rows.map((row) => ({ ...row, withdrawn: !row.withdrawn, availableInches: row.availableInches + 1 }))
    index.apply({ upsert: newer, remove: [] })
    const restored = stockIndexOf(copied(image))
    const asked = fc.sample(easierQuery(arbitraryQuery), { numRuns: 40, seed: 6 })
    for (const query of asked) expect(restored.search(query).total).toBe(naiveSearch([...stock.values()], query).total)
    // The changes come again from the log.
    restored.apply({ upsert: newer, remove: [] })
    expectSame(restored, new Map(newer.map((row) => [row.productCode, row])), asked)
  })

  it("is refused when a piece is missing", () => {
    const image = imageOf(createStockIndex(manyRows(3, 1)))
    const { counts: _, ...arrays } = image.arrays
    expect(() => stockIndexOf({ ...image, arrays })).toThrow("counts")
  })
})
