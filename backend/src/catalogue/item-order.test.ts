import fc from "fast-check"
import { SORTS, type CatalogueItem } from "../contract"
import { stockRow as item } from "./engine/testing/stock-row"
import { compareItems, sizeKeyOf } from "./item-order"

const sorted = (items: CatalogueItem[], sort: (typeof SORTS)[number]) =>
  [...items].sort(compareItems(sort)).map(({ productCode }) => productCode)

describe("compareItems", () => {
  const small = item("B", { outerDiameter: 2 })
  const flat = item("C", { stockType: "flat", productSize: "3.000-0.500", outerDiameter: null })
  const large = item("A", { outerDiameter: 10 })
  const unsized = item("D", { stockType: "flat", productSize: "odd", outerDiameter: null })

  it("orders by outer diameter, else by the first number of the size, unsized last in both directions", () => {
    expect(sorted([unsized, large, flat, small], "size-asc")).toEqual(["B", "C", "A", "D"])
    expect(sorted([unsized, small, flat, large], "size-desc")).toEqual(["A", "C", "B", "D"])
  })

  it("orders high before medium before everything else", () => {
    const items = [item("A", { avlStkZone: "Z0" }), item("B", { avlStkZone: "Z2" }), item("C"), item("D", { availableInches: 0 })]
    expect(sorted(items, "availability")).toEqual(["C", "B", "A", "D"])
  })

  it("puts popular items first", () => {
    const items = [item("A"), item("B", { isSpecialOffer: true }), item("C", { isPopularItem: true })]
    expect(sorted(items, "featured")).toEqual(["C", "A", "B"])
  })

  it("puts what is available first among popular items and among the others", () => {
    const popular = { isPopularItem: true }
    const items = [
      item("A", { ...popular, avlStkZone: "Z0" }),
      item("B", { ...popular, avlStkZone: "Z3" }),
      item("C", { avlStkZone: "Z1" }),
      item("D"),
    ]
    expect(sorted(items, "featured")).toEqual(["B", "A", "D", "C"])
  })

  it("breaks ties by product code", () => {
    const inOrder = ["4140", "718 A", "718 B"]
    for (const sort of SORTS) {
      const expected = sort === "code-desc" ? [...inOrder].reverse() : inOrder
      expect(sorted([item("718 B"), item("718 A"), item("4140")], sort)).toEqual(expected)
    }
  })

  it("orders by code and by grade in both directions", () => {
    const items = [item("C", { stockGrade: "625" }), item("A", { stockGrade: "718" }), item("B", { stockGrade: "4140" })]
    expect(sorted(items, "code-asc")).toEqual(["A", "B", "C"])
    expect(sorted(items, "code-desc")).toEqual(["C", "B", "A"])
    expect(sorted(items, "grade-asc")).toEqual(["B", "C", "A"])
    expect(sorted(items, "grade-desc")).toEqual(["A", "C", "B"])
  })

  it("orders by the inches in stock and by the list price of a pound, what has none last in both directions", () => {
    const items = [
      item("A", { availableInches: 20, averageCostPerLb: 9.5 }),
      item("B", { availableInches: 0, averageCostPerLb: null }),
      item("C", { availableInches: 100.5, averageCostPerLb: 10 }),
    ]
    expect(sorted(items, "stock-asc")).toEqual(["B", "A", "C"])
    expect(sorted(items, "stock-desc")).toEqual(["C", "A", "B"])
    expect(sorted(items, "price-asc")).toEqual(["A", "C", "B"])
    expect(sorted(items, "price-desc")).toEqual(["C", "A", "B"])
  })

  it("is one order whatever order the items came in", () => {
    const some = fc.uniqueArray(
      fc.record({
        productCode: fc.stringMatching(/^[A-Z0-9]{1,3}$/),
        outerDiameter: fc.option(fc.integer({ min: 1, max: 3 })),
        stockType: fc.constantFrom("round" as const, "flat" as const),
        productSize: fc.constantFrom("2.000-1.000", "3", "?"),
        avlStkZone: fc.constantFrom("Z0" as const, "Z2" as const, "Z4" as const),
        stratificationRank: fc.constantFrom("A" as const, "C" as const, "D" as const),
      }),
      { selector: ({ productCode }) => productCode },
    )
    fc.assert(
      fc.property(some, fc.constantFrom(...SORTS), fc.infiniteStream(fc.double({ noNaN: true })), (rows, sort, chance) => {
        const items = rows.map((row) => item(row.productCode, row))
        const shuffled = items
          .map((one) => ({ one, at: chance.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        expect(sorted(shuffled, sort)).toEqual(sorted(items, sort))
      }),
    )
  })
})

describe("sizeKeyOf", () => {
  it("reads a tube's outer diameter from its size when the column is blank", () => {
    expect(sizeKeyOf({ stockType: "tube", productSize: "6.000-3.000", outerDiameter: null })).toBe(6)
  })
})
