import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { checkPromo } from "../../promo/lib/check-promo"
import { changeCartLinesWorkflow } from "../change-cart-lines"
import type { CartBuyer } from "./cart-buyer"
import { loadCart } from "./load-cart"
import { isQuoteStale, promoCodeOf } from "./quote"

async function isStale(container: MedusaContainer, cart: CartDTO, buyer: CartBuyer): Promise<boolean> {
  if (cart.completed_at || cart.customer_id !== buyer.customerId) return false
  if (await isQuoteStale(container, cart, buyer.pricedFor)) return true
  const code = promoCodeOf(cart)
  return code !== null && (await checkPromo(container, code, cart, buyer)).promo === null
}

/** A cart at prices that hold: priced anew first where its quote is over, its rules or its promo code have changed. */
export async function currentCart(container: MedusaContainer, cartId: string, buyer: CartBuyer | null): Promise<CartDTO> {
  const customerId = buyer?.customerId ?? null
  const cart = await loadCart(container, cartId, customerId)
  if (!buyer || !(await isStale(container, cart, buyer))) return cart
  await changeCartLinesWorkflow(container).run({ input: { cartId, buyer, change: { kind: "reprice" } } })
  return await loadCart(container, cartId, customerId)
}

/** The same for someone who only looks: while another request is at work on the cart it is shown as it is. */
export async function shownCart(container: MedusaContainer, cartId: string, buyer: CartBuyer | null): Promise<CartDTO> {
  try {
    return await currentCart(container, cartId, buyer)
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.code !== "locked") throw error
    return await loadCart(container, cartId, buyer?.customerId ?? null)
  }
}
