import type { CartLine } from "@billet/backend/contract"
import { priceNotices } from "./price-notices"

const line = (parts: Partial<CartLine>) =>
  ({ id: "li_1", productCode: "718 RB", amount: "24", unit: "in", pieces: 3, itemTotal: 100, promo: null, ...parts }) as CartLine

describe("A change of price", () => {
  it("is told of a line that nobody touched", () => {
    const notice = "The price of 718 RB has changed: $100.00 is now $1,234.50."
    expect(priceNotices([line({})], [line({ itemTotal: 1234.5 })])).toEqual([notice])
  })

  it.each<[string, Partial<CartLine>, Partial<CartLine>]>([
    ["costs the same", {}, {}],
    ["is new", { id: "li_0" }, { itemTotal: 90 }],
    ["has other pieces", {}, { pieces: 4, itemTotal: 90 }],
    ["has another amount", {}, { amount: "25", itemTotal: 90 }],
    ["has another promo code", {}, { promo: { code: "SPRING", percentage: 10, savings: 10 }, itemTotal: 90 }],
    ["had no price yet", { itemTotal: 0 }, { itemTotal: 90 }],
  ])("is not told of a line that %s", (_name, before, after) => {
    expect(priceNotices([line(before)], [line(after)])).toEqual([])
  })
})
