import type { AddLineBody, CartAnswer, CartLine } from "@billet/backend/contract"
import type { Problem, Result } from "@/lib/result"

/** What became of a line ordered again, in the cart under `id`. Prices are of one piece, USD, equal when nothing changed. */
export type ReorderedLine =
  | { productCode: string; added: true; id: string; before: number; now: number }
  | { productCode: string; added: false; reason: Problem | null }

/** What is needed of a line to order it again. */
export type Ordered = Pick<CartLine, "productCode" | "amount" | "unit" | "pieces" | "oneHeat" | "itemTotal">

const cents = (value: number) => Math.round(value * 100) / 100
const perPiece = ({ itemTotal, pieces }: Pick<CartLine, "itemTotal" | "pieces">) => cents(itemTotal / pieces)

/** The line as it is put into the cart again. */
export const toAddLine = ({ productCode, amount, unit, pieces, oneHeat = false }: Ordered): AddLineBody => ({
  ...{ productCode, amount, unit, pieces, oneHeat },
})

/**
 * What the cart's answer means for a line of the order: its price now, or why it was not taken; no reason where it is not
 * in the cart after all.
 */
export function reordered(line: Ordered, result: Result<CartAnswer>): ReorderedLine {
  const { productCode, amount, unit, oneHeat = false } = line
  if (!result.ok) return { productCode, added: false, reason: result.problem }
  const found = result.data.cart.items.find(
    (one) =>
      one.productCode === productCode &&
      one.unit === unit &&
      Number(one.amount) === Number(amount) &&
      (one.oneHeat ?? false) === oneHeat,
  )
  if (!found) return { productCode, added: false, reason: null }
  return { productCode, added: true, id: found.id, before: perPiece(line), now: perPiece(found) }
}
