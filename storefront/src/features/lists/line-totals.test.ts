import type { SavedItem } from "@billet/backend/contract"
import { isSold, listTotal } from "./line-totals"

const ITEM: SavedItem = { productName: "Bar", availabilityClass: "highAvailability", availableInches: 100, withdrawn: false }
const line = (id: string, item: SavedItem | null = ITEM) => ({ id, item })
const price = (itemTotal: number) => ({ unitPrice: itemTotal, itemTotal })

describe("the total of a list", () => {
  it("adds up to the cent", () => {
    expect(listTotal([line("a"), line("b")], { a: price(0.1), b: price(0.2) })).toEqual({ total: 0.3, unpriced: 0 })
  })

  it("leaves out what is gone and what is withdrawn, whatever it once cost", () => {
    const lines = [line("a"), line("b", null), line("c", { ...ITEM, withdrawn: true })]
    expect(lines.map(isSold)).toEqual([true, false, false])
    expect(listTotal(lines, { a: price(5), b: price(7), c: price(9) })).toEqual({ total: 5, unpriced: 0 })
  })

  it("tells how many lines have no price yet", () => {
    expect(listTotal([line("a"), line("b"), line("c")], { a: price(5), b: price(0) })).toEqual({ total: 5, unpriced: 2 })
  })
})
