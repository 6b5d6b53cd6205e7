import type { MedusaContainer } from "@medusajs/framework/types"
import type { CartBuyer } from "../../cart/lib/cart-buyer"
import { currentCart } from "../../cart/lib/current-cart"
import { requestOf } from "../../cart/lib/waiting-cart"
import type { CompanyCheckout } from "../../orders/lib/place-order-input"
import { askApprovalWorkflow } from "../ask-approval"

/** Asks for a cart at prices that hold, or answers the request that it waits for already. */
export async function askForApproval(
  container: MedusaContainer,
  input: { buyerId: string; checkout: CompanyCheckout },
  buyer: CartBuyer,
): Promise<string> {
  const known = requestOf(await currentCart(container, input.checkout.cartId, buyer))
  if (known) return known
  const { result } = await askApprovalWorkflow(container).run({ input })
  return result
}
