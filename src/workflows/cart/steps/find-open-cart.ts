import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { openCartOf } from "../lib/open-cart-of"

/** The id of the cart a buyer has open; an empty list when there is none. */
export const findOpenCartStep = createStep("find-open-cart", async (customerId: string, { container }) => {
  const cart = await openCartOf(container, customerId)
  return new StepResponse(cart ? [cart.id] : [])
})
