import type { CartAnswer } from "@billet/backend/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Buyer } from "../../workflows/accounts/lib/load-buyer"
import { toCartView } from "../../workflows/cart/lib/cart-view"
import { loadCart } from "../../workflows/cart/lib/load-cart"

/** A cart as the caller may see it. */
export async function cartAnswer(
  req: MedusaRequest,
  cartId: string,
  viewer: Buyer | null,
  notices: string[] = [],
): Promise<CartAnswer> {
  const cart = await loadCart(req.scope, cartId, viewer?.customerId ?? null)
  const seesPrices = viewer?.canSeePrices ?? false
  return { cart: toCartView(cart, { isAuthenticated: viewer !== null, seesPrices }), notices }
}
