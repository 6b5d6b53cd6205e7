import type { CartAnswer, CartLine } from "@billet/backend/contract"
import type { Result } from "@/lib/result"
import { reordered, toAddLine } from "./reorder"

const line = { productCode: "718 RB 04500 SA120", amount: "24", unit: "in" as const, pieces: 3, itemTotal: 300 }
const answer = (...items: Partial<CartLine>[]) =>
  ({ ok: true, data: { cart: { items }, notices: [] } }) as unknown as Result<CartAnswer>

describe("A line that is ordered again", () => {
  it("goes into the cart as it was ordered", () => {
    expect(toAddLine(line)).toEqual({ productCode: line.productCode, amount: "24", unit: "in", pieces: 3, oneHeat: false })
  })

  it("says what a piece cost and costs now, also when it merged with pieces in the cart", () => {
    const cart = answer(
      { ...line, productCode: "other", itemTotal: 1 },
      { ...line, id: "line_2", amount: "24.0000", pieces: 5, itemTotal: 510 },
    )
    expect(reordered(line, cart)).toEqual({ productCode: line.productCode, added: true, id: "line_2", before: 100, now: 102 })
  })

  it("is not taken for another length or unit of the same bar", () => {
    const cart = answer({ ...line, amount: "12" }, { ...line, unit: "lb" })
    expect(reordered(line, cart)).toMatchObject({ added: false })
  })

  it("says why the shop did not take it", () => {
    const problem = { status: 409, type: "withdrawn", message: "This item is no longer sold", fields: [] }
    expect(reordered(line, { ok: false, problem })).toEqual({
      productCode: line.productCode,
      added: false,
      reason: problem,
    })
  })
})
