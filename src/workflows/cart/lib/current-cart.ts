import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { checkPromo } from "../../promo/lib/check-promo"
import type { CartBuyer } from "./cart-buyer"
import { changeLines } from "./change-lines"
import { loadCart } from "./load-cart"
import { isQuoteStale, promoCodeOf } from "./quote"
import type { StoredCart } from "./read-cart"

/** Whether a cart has to be priced anew before its buyer is told what it costs: or something of it is no longer sold. */
export async function isStale(container: MedusaContainer, cart: StoredCart, buyer: CartBuyer): Promise<boolean> {
  if (cart.completed_at || cart.customer_id !== buyer.customerId) return false
  if (cart.withdrawn.length > 0 || (await isQuoteStale(container, cart, buyer.pricedFor))) return true
  const code = promoCodeOf(cart)
  return code !== null && (await checkPromo(container, code, cart, buyer)).promo === null
}

/** A cart at prices that hold: priced anew first where its quote is over, its rules or its promo code have changed. */
export async function currentCart(container: MedusaContainer, cartId: string, buyer: CartBuyer | null): Promise<StoredCart> {
  const cart = await loadCart(container, cartId, buyer?.customerId ?? null)
  return buyer ? await repricedWhenStale(container, cart, buyer) : cart
}

/** The same of a cart that was just read. */
export async function repricedWhenStale(container: MedusaContainer, cart: StoredCart, buyer: CartBuyer): Promise<StoredCart> {
  if (!(await isStale(container, cart, buyer))) return cart
  return (await changeLines(container, { cartId: cart.id, buyer, change: { kind: "reprice" } })).cart
}

/** The same for someone who only looks: while another request is at work on the cart it is shown as it is. */
export async function shownCart(container: MedusaContainer, cartId: string, buyer: CartBuyer | null): Promise<StoredCart> {
  try {
    return await currentCart(container, cartId, buyer)
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.code !== "locked") throw error
    return await loadCart(container, cartId, buyer?.customerId ?? null)
  }
}
