import { isSameLine, type CartLine, type CartView } from "@billet/backend/contract"
import { pushEvent } from "@/lib/analytics"

type Lines = Pick<CartView, "items">
type AddedPieces = { line: CartLine; pieces: number }

/** What came into a cart between two states of it, line by line: new lines whole, of others the pieces that are more. */
export function addedPieces(before: Lines | null, after: Lines): AddedPieces[] {
  return after.items.flatMap((line) => {
    const known = before?.items.find((one) => isSameLine(one, line))?.pieces ?? 0
    return line.pieces > known ? [{ line, pieces: line.pieces - known }] : []
  })
}

/** Tells the data layer of each line that was put into the cart; the price is that of the pieces added, USD, 0 when unknown. */
export function countAdded(before: Lines | null, after: Lines): void {
  for (const { line, pieces } of addedPieces(before, after)) {
    pushEvent("add_to_cart", {
      item_id: line.productCode,
      item_name: line.productName,
      category: line.productCategory,
      quantity: pieces,
      price: Math.round((line.itemTotal * 100 * pieces) / line.pieces) / 100,
    })
  }
}
