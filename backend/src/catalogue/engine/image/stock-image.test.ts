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
        return [name, { length, at: (index: number) => all[index] ?? "", utf8: utf8Of(all) }]
      }),
    ),
  }
}

function utf8Of(texts: string[]) {
  const parts = texts.map((text) => Buffer.from(text))
  const ends: number[] = []
  for (const { length } of parts) ends.push((ends.at(-1) ?? 0) + length)
  return { bytes: new Uint8Array(Buffer.concat(parts)), ends: Uint32Array.from(ends) }
}

const change = fc.oneof(
  arbitraryRow.map((row) => ({ upsert: [row], remove: [] })),
  arbitraryRow.map(({ productCode }) => ({ upsert: [], remove: [productCode] })),
)
const changes = fc.array(change, { maxLength: 30 })
const queries = fc.array(easierQuery(arbitraryQuery), { minLength: 1, maxLength: 6 })

const jsonOf = (index: StockIndex, query: StockQuery) =>
  Buffer.from(index.searchJson(query, { costs: true, room: (size) => new Uint8Array(size + 7).fill(1) })).toString()

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

const ALL: StockQuery = {
  ...{ text: [], filters: {}, ranges: {}, specialOnly: false, popularOnly: false, inStockRecordsOnly: false },
  ...{ sort: "featured", limit: 25, offset: 0, facets: false },
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
        for (const query of asked) expect(jsonOf(restored, query)).toBe(jsonOf(index, query))
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

  it("writes the same JSON of names that need escapes and of other alphabets", () => {
    const names = ['4" bar', "back\\slash", "tab\t", "Ø 4,5 – 日本 🔩", "plain", ""]
    const rows = manyRows(names.length, 8).map((row, at) => ({ ...row, productName: names[at] ?? "" }))
    const index = createStockIndex(rows)
    const query: StockQuery = { ...ALL, limit: 10 }
    expect(jsonOf(again(index), query)).toBe(jsonOf(index, query))
    expect(JSON.parse(jsonOf(index, query))).toMatchObject({ total: names.length })
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
