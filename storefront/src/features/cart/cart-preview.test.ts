import type { CartLine, CartView } from "@billet/backend/contract"
import { withLineChanged, withoutLine } from "./cart-preview"

const line = (id: string, changes: Partial<CartLine> = {}) =>
  ({
    id,
    productCode: "A",
    amount: "12",
    unit: "in",
    pieces: 2,
    weightInPounds: 10,
    totalWeightInPounds: 20,
    ...changes,
  }) as CartLine
const cart = (...items: CartLine[]) => ({ items, totalWeightInPounds: 40, total: 99 }) as CartView

describe("a change of the cart before the server has made it", () => {
  it("shows pieces and weights, and the money of before", () => {
    const seen = withLineChanged(cart(line("one"), line("two", { productCode: "B" })), "one", { pieces: 5 })
    expect(seen.items.map(({ pieces, totalWeightInPounds }) => [pieces, totalWeightInPounds])).toEqual([
      [5, 50],
      [2, 20],
    ])
    expect(seen).toMatchObject({ totalWeightInPounds: 70, total: 99 })
  })

  it("merges lines as the server does", () => {
    const seen = withLineChanged(cart(line("one"), line("two", { oneHeat: true })), "one", { oneHeat: true })
    expect(seen.items).toMatchObject([{ id: "two", pieces: 4, totalWeightInPounds: 40 }])
  })

  it("leaves a removed line out", () => {
    expect(withoutLine(cart(line("one"), line("two")), "one")).toMatchObject({ items: [{ id: "two" }], totalWeightInPounds: 20 })
  })
})
