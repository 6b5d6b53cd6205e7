import { removeLine, updateLine, type CartView } from "@billet/backend/contract"

/** What a line of the cart offers to change. */
export type LineChoice = { pieces?: number; oneHeat?: boolean }

/**
 * The cart as it will be once the server has made the change, by the same merge rules: lines, pieces and weights. Its money is
 * still that of before, since only the server prices.
 */
export function withLineChanged(cart: CartView, lineId: string, changes: LineChoice): CartView {
  const { lines } = updateLine(cart.items, lineId, changes)
  return withLines(
    cart,
    lines.map((line) => ({ ...line, totalWeightInPounds: line.weightInPounds * line.pieces })),
  )
}

/** The cart without the line. */
export function withoutLine(cart: CartView, lineId: string): CartView {
  return withLines(cart, removeLine(cart.items, { id: lineId }).lines)
}

function withLines(cart: CartView, items: CartView["items"]): CartView {
  return { ...cart, items, totalWeightInPounds: items.reduce((sum, line) => sum + line.totalWeightInPounds, 0) }
}
