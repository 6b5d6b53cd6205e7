import type { CartAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import { cartBuyerOf } from "../../workflows/cart/lib/cart-buyer"
import { cartCompleted } from "../../workflows/cart/lib/cart-completed"
import { toCartView } from "../../workflows/cart/lib/cart-view"
import { shownCart } from "../../workflows/cart/lib/current-cart"
import { loadCart } from "../../workflows/cart/lib/load-cart"
import { storedNotices } from "../../workflows/cart/lib/quote"
import type { StoredCart } from "../../workflows/cart/lib/read-cart"
import { refusePutAside } from "../../workflows/cart/lib/waiting-cart"

/**
 * A cart as someone sees it who looks at it: at prices that hold, with what has changed since their last visit. One that was
 * ordered or put aside meanwhile, from another device for instance, is refused: shown as open it would take nothing more.
 */
export async function cartAnswer(req: MedusaRequest, cartId: string, viewer: Buyer | null): Promise<CartAnswer> {
  const cart = await shownCart(req.scope, cartId, cartBuyerOf(viewer))
  if (cart.completed_at) throw await cartCompleted(req.scope, cartId)
  refusePutAside(cart)
  return toCartAnswer(cart, viewer, viewer && cart.customer_id === viewer.customerId ? storedNotices(cart) : [])
}

/** A cart as it is after a change that said something about it. */
export async function changedCartAnswer(
  req: MedusaRequest,
  cartId: string,
  viewer: Buyer | null,
  notices: string[],
): Promise<CartAnswer> {
  return toCartAnswer(await loadCart(req.scope, cartId, viewer?.customerId ?? null), viewer, notices)
}

/** A cart that was just written, as someone sees it. */
export const toCartAnswer = (cart: StoredCart, viewer: Buyer | null, notices: string[]): CartAnswer => ({
  cart: toCartView(cart, cartBuyerOf(viewer)),
  notices,
})
