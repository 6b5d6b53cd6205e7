import { lineOfItem, linesOf, NO_MONEY } from "./cart-line"

const stored = { productCode: "718 RB 04500 SA120", amount: "24", unit: "in" }
const money = { unitPrice: 4.2, itemTotal: 201.6, originalPrice: 210, appliedRules: [], savingPercent: 4, promo: null }
const item = (metal: unknown) => ({ id: "cali_1", quantity: "2", metadata: { metal } })

describe("lineOfItem", () => {
  it("reads what was stored, with the item's own id and pieces", () => {
    const line = { ...stored, ...money, id: "another", pieces: 9 }
    expect(lineOfItem(item(line))).toEqual({ ...stored, ...money, id: "cali_1", pieces: 2 })
  })

  it("reads a line without any amount of money, or without some, as costing nothing there", () => {
    expect(lineOfItem(item(stored))).toEqual({ ...NO_MONEY, ...stored, id: "cali_1", pieces: 2 })
    expect(lineOfItem(item({ ...stored, itemTotal: 5 }))).toMatchObject({ itemTotal: 5, originalPrice: 0, promo: null })
  })

  it.each([[undefined], [null], ["text"], [{ productCode: "718" }]])("knows nothing of an item with %j", (metal) => {
    expect(lineOfItem(item(metal))).toBeNull()
    expect(linesOf({ items: [item(metal)] })).toEqual([])
  })
})
