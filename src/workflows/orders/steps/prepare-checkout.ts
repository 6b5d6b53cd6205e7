import { isEmbargoed } from "@billet/backend/regions"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { lineOfItem } from "../../cart/lib/cart-line"
import { loadCart } from "../../cart/lib/load-cart"
import type { PlaceOrderInput } from "../lib/place-order-input"
import type { PreparedCheckout } from "../lib/record-order"
import { toMedusaAddress } from "../lib/to-medusa-address"

const dollars = (cents: number) => (cents / 100).toFixed(2)

function refuse(condition: boolean, message: string, code: string): void {
  if (condition) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
}

/** Checks that a cart can be ordered at the total its buyer saw, and writes the addresses on it. */
export const prepareCheckoutStep = createStep("prepare-checkout", async (input: PlaceOrderInput, { container }) => {
  const cart = await loadCart(container, input.cartId, input.customerId)
  const lines = (cart.items ?? []).flatMap((item) => lineOfItem(item) ?? [])
  const totalCents = lines.reduce((sum, line) => sum + Math.round(line.itemTotal * 100), 0)
  refuse(Boolean(cart.completed_at), "This cart has already been ordered", "cart_completed")
  refuse(cart.customer_id !== input.customerId, "Sign in with this cart before ordering", "cart_not_claimed")
  refuse(!lines.length, "The cart is empty", "cart_empty")
  refuse(lines.some((line) => line.itemTotal <= 0), "A line of this cart has no price; ask for a quote", "no_price")
  refuse(
    [input.shippingAddress, input.billingAddress, input.company].some(({ country }) => isEmbargoed(country)),
    "Goods cannot be sold to this country without a compliance release. Contact us.",
    "embargoed",
  )
  refuse(
    totalCents !== input.expectedTotalCents,
    `The total is now ${dollars(totalCents)} USD, not ${dollars(input.expectedTotalCents)} USD`,
    "price_changed",
  )
  await container.resolve(Modules.CART).updateCarts(cart.id, {
    email: input.email,
    shipping_address: toMedusaAddress(input.shippingAddress),
    billing_address: toMedusaAddress(input.billingAddress),
    // Kept with the cart, so that an order whose process died before its record was written can be finished.
    metadata: { ...cart.metadata, checkout: input },
  })
  const regionCode = typeof cart.metadata?.region_code === "string" ? cart.metadata.region_code : "INC"
  return new StepResponse<PreparedCheckout>({ lines, totalCents, regionCode })
})
