import type { MedusaContainer } from "@medusajs/framework/types"
import { checkPromo } from "../../promo/lib/check-promo"
import type { CartBuyer } from "./cart-buyer"
import { totalsOf } from "./cart-view"
import type { DraftLine } from "./line-change"
import type { KnownCart } from "./line-items"
import type { StoredCart } from "./read-cart"
import { repriceLines, type Repriced } from "./reprice"

export type CartPrices = Repriced & { promoCode: string | null; refusal: string | null }

/**
 * Prices lines for the buyer of a cart with a promo code, or without it and with the reason when it cannot be used, also
 * when its budget has less left than it would take off.
 */
export async function repriceCart(
  container: MedusaContainer,
  cart: StoredCart & KnownCart,
  lines: DraftLine[],
  buyer: CartBuyer | null,
  code: string | null,
): Promise<CartPrices> {
  const who = buyer?.pricedFor ?? null
  const plain = async (refusal: string | null) => {
    return { ...(await repriceLines(container, cart, lines, { who, promo: null })), promoCode: null, refusal }
  }
  if (!buyer || !who || code === null) return await plain(null)
  const checked = await checkPromo(container, code, cart, buyer)
  if (!checked.promo) return await plain(checked.refusal)
  const { promo, remaining } = checked
  const priced = await repriceLines(container, cart, lines, { who, promo })
  if (remaining !== null && totalsOf(priced.lines).promoSavings > remaining) {
    return await plain(`The promo code ${promo.code} has less left than it would take off this cart.`)
  }
  return { ...priced, promoCode: promo.code, refusal: null }
}
