import type { CartLine, CartLineView } from "@billet/backend/contract"
import type { StoredLine } from "./cart-line"

/**
 * A line as Medusa keeps it: quantity is pieces, so the price of one is the line's total divided by them, to 20
 * digits. Medusa's own totals then agree with ours to far below a cent.
 */
export function toLineItem(line: CartLineView, variantId: string) {
  const { id: _id, pieces, ...stored } = line
  const metal: StoredLine = stored
  return {
    title: line.productName,
    subtitle: `${line.pieces} x ${line.amount} ${line.unit}${line.oneHeat ? ", all of one heat" : ""}`,
    variant_id: variantId,
    variant_sku: line.productCode,
    quantity: pieces,
    unit_price: perPiece(line),
    is_custom_price: true,
    is_discountable: true,
    requires_shipping: false,
    metadata: { metal },
  }
}

/** The total in cents divided by the pieces, as a decimal text with 18 decimals, cut off. */
function perPiece(line: CartLine): string {
  const scale = 10n ** 16n
  const cents = BigInt(Math.round(line.itemTotal * 100))
  const scaled = (cents * scale) / BigInt(line.pieces)
  const digits = scaled.toString().padStart(19, "0")
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`
}
