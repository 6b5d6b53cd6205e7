import type { AppliedRule } from "../contract"
import type { ListPrice } from "./list-price"
import type { Price } from "./price"

/** What a cart line shows of its price, USD. Promo codes are not in it: the cart takes them off itself (decision 24). */
export type CartPrice = { unitPrice: number; itemTotal: number; originalPrice: number; appliedRules: AppliedRule[] }

/**
 * The price a cart line gets: 0 for someone who may not see prices; the calculated price if it is above 0; else the
 * catalogue price; null when there is neither. Always made from the base, so nothing compounds.
 * Sources: specification section 9 (cart pricing), decision 21.
 */
export function cartPrice(sources: { seesPrices: boolean; price: Price | null; list: ListPrice | null }): CartPrice | null {
  const { seesPrices, price, list } = sources
  if (!seesPrices) return { unitPrice: 0, itemTotal: 0, originalPrice: 0, appliedRules: [] }
  if (price && price.calculatedPrice > 0) {
    const { unitPrice, calculatedPrice, originalPrice, appliedRules } = price
    return { unitPrice, itemTotal: calculatedPrice, originalPrice: originalPrice ?? calculatedPrice, appliedRules }
  }
  return list && { unitPrice: list.unitPrice, itemTotal: list.itemTotal, originalPrice: list.itemTotal, appliedRules: [] }
}
