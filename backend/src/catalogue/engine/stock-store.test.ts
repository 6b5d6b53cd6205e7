import fc from "fast-check"
import { createStockIndex } from "./create-stock-index"
import type { IndexRow } from "./stock-query"
import { arbitraryQuery, arbitraryRow } from "./testing/arbitrary-stock"
import { easierQuery } from "./testing/easier-query"
import { manyRows } from "./testing/many-rows"
import { naiveSearch } from "./testing/naive-search"

describe("an index of several thousand items", () => {
  const rows = manyRows(2500, 11)
  const index = createStockIndex(rows)

  it("answers as a look at every item would, deep pages too", () => {
    const deep = fc
      .tuple(easierQuery(arbitraryQuery), fc.constantFrom(0, 20, 390, 500, 2500))
      .map(([query, offset]) => ({ ...query, offset }))
    fc.assert(
      fc.property(deep, (query) => {
        expect(index.search(query)).toEqual(naiveSearch(rows, query))
      }),
      { numRuns: 100 },
    )
  })

  it("keeps the last of two rows with one product code", () => {
    const [first] = rows
    if (!first) throw new Error("no rows")
    const twice = createStockIndex([first, { ...first, productName: "The later one" }])
    expect(twice.size).toBe(1)
    expect(twice.get(first.productCode)?.productName).toBe("The later one")
  })
})

describe("an index under many changes", () => {
  it("is made anew while it is used, and no change is lost", () => {
    const stock = new Map(manyRows(600, 5).map((row) => [row.productCode, row]))
    const index = createStockIndex(stock.values())
    const changes = fc.sample(arbitraryRow, { numRuns: 4000, seed: 3 })
    const queries = fc.sample(easierQuery(arbitraryQuery), { numRuns: 100, seed: 4 })
    let timesMade = 0
    let isBeingMade = false
    changes.forEach((row, at) => {
      const wasBeingMade = isBeingMade
      isBeingMade = index.maintain(0)
      if (isBeingMade && !wasBeingMade) timesMade++
      change(stock, index, row, at)
      const query = queries[at / 40]
      if (query) expect(index.search(query)).toEqual(naiveSearch([...stock.values()], query))
    })
    expect(index.size).toBe(stock.size)
    expect(timesMade).toBeGreaterThan(2)
    expect(index.maintain(1_000_000)).toBe(false)
  })
})

/** By turns a new item, an item that has become another, other stock, and an item that goes. */
function change(stock: Map<string, IndexRow>, index: ReturnType<typeof createStockIndex>, row: IndexRow, at: number): void {
  const codes = [...stock.keys()]
  const code = codes[(at * 31) % codes.length] ?? ""
  const known = stock.get(code) ?? row
  if (at % 4 === 3) {
    stock.delete(code)
    return index.apply({ upsert: [], remove: [code] })
  }
  const { coid, avlStkZone, availableInches, withdrawn } = row
  const next = [
    { ...row, productCode: `${row.productCode} ${at}` },
    { ...row, productCode: code },
    { ...known, coid, avlStkZone, availableInches, withdrawn },
  ][at % 4]
  if (!next) return
  stock.set(next.productCode, next)
  index.apply({ upsert: [next], remove: [] })
}

describe("an index of more sizes than two bytes can count", () => {
  it("finds, sorts and counts them", () => {
    const [like] = manyRows(1, 1)
    if (!like) throw new Error("no rows")
    const base = { ...like, stockType: "round" as const, withdrawn: false, coid: "INC" }
    const rows = Array.from({ length: 70_000 }, (_, at): IndexRow => {
      const outerDiameter = (at + 1) / 1000
      return { ...base, productCode: `N ${String(at).padStart(6, "0")}`, productSize: outerDiameter.toFixed(3), outerDiameter }
    })
    const index = createStockIndex(rows)
    const asked = {
      text: [],
      filters: {},
      specialOnly: false,
      popularOnly: false,
      inStockRecordsOnly: true,
      limit: 2,
      offset: 0,
      facets: true,
    }
    const answer = index.search({ ...asked, ranges: { outerDiameterMin: 69.9985 }, sort: "size-desc" })
    expect(answer.items.map(({ productSize }) => productSize)).toEqual(["70.000", "69.999"])
    expect(answer.facets?.productSize).toEqual([
      { value: "69.999", count: 1 },
      { value: "70.000", count: 1 },
    ])
    expect(
      index.search({ ...asked, text: ["66.5"], ranges: {}, sort: "featured" }).items.map(({ productSize }) => productSize),
    ).toEqual(["66.500"])
  })
})
