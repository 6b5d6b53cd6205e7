import type { CartLineView } from "@billet/backend/contract"
import { addedPieces, countAdded } from "./count-added"

const line = (productCode: string, amount: string, pieces: number, itemTotal = pieces * 10) =>
  ({
    productCode,
    productName: `Bar ${productCode}`,
    productCategory: "Round bar",
    unit: "in",
    amount,
    pieces,
    itemTotal,
  }) as CartLineView

describe("what is counted as added to a cart", () => {
  it("is a line that was not there, and of one that was the pieces that are more", () => {
    const before = { items: [line("A", "12", 2), line("B", "6", 3), line("C", "1", 1)] }
    const after = { items: [line("A", "12.0", 5), line("B", "6", 3), line("B", "7", 1)] }
    expect(addedPieces(before, after).map((one) => [one.line.productCode, one.line.amount, one.pieces])).toEqual([
      ["A", "12.0", 3],
      ["B", "7", 1],
    ])
    expect(addedPieces(null, { items: [line("A", "12", 2)] })).toHaveLength(1)
  })

  it("is told with the price of the pieces added, 0 for a visitor", () => {
    const before = { window: Reflect.get(globalThis, "window"), document: Reflect.get(globalThis, "document") }
    const window: { dataLayer?: unknown[] } = {}
    Object.assign(globalThis, { window, document: { cookie: "analytics=granted" } })
    countAdded({ items: [line("A", "12", 1)] }, { items: [line("A", "12", 3, 100), line("B", "6", 2, 0)] })
    Object.assign(globalThis, before)
    const added = { event: "add_to_cart", category: "Round bar", quantity: 2 }
    expect(window.dataLayer).toEqual([
      { ...added, item_id: "A", item_name: "Bar A", price: 66.67 },
      { ...added, item_id: "B", item_name: "Bar B", price: 0 },
    ])
  })
})
