import { lineOfItem, linesOf, NO_COSTS, NO_MONEY, withoutPrices } from "./cart-line"

const stored = { productCode: "718 RB 04500 SA120", amount: "24", unit: "in" }
const money = { unitPrice: 4.2, itemTotal: 201.6, originalPrice: 210, appliedRules: [], savingPercent: 4, promo: null }
const costs = { averageCostPerLb: 20, averageCostPerInch: 90, averageCostPerKg: 44.1 }
const item = (metal: unknown) => ({ id: "cali_1", quantity: "2", metadata: { metal } })

describe("lineOfItem", () => {
  it("reads what was stored, with the item's own id and pieces", () => {
    const line = { ...stored, ...money, ...costs, id: "another", pieces: 9 }
    expect(lineOfItem(item(line))).toEqual({ ...stored, ...money, ...costs, id: "cali_1", pieces: 2 })
  })

  it("reads a line without any amount of money, or without some, as costing nothing there", () => {
    expect(lineOfItem(item(stored))).toEqual({ ...NO_MONEY, ...NO_COSTS, ...stored, id: "cali_1", pieces: 2 })
    expect(lineOfItem(item({ ...stored, itemTotal: 5 }))).toMatchObject({ itemTotal: 5, originalPrice: 0, promo: null })
  })

  it("hands on neither money nor list prices to someone who may not see them", () => {
    const line = lineOfItem(item({ ...stored, ...money, ...costs }))
    expect(line && withoutPrices(line)).toEqual({ ...stored, ...NO_MONEY, ...NO_COSTS, id: "cali_1", pieces: 2 })
  })

  it.each([[undefined], [null], ["text"], [{ productCode: "718" }]])("knows nothing of an item with %j", (metal) => {
    expect(lineOfItem(item(metal))).toBeNull()
    expect(linesOf({ items: [item(metal)] })).toEqual([])
  })
})
