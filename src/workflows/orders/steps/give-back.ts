import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { giveBack } from "../lib/hold-for-order"

/** What a cart holds whose checkout died before there was an order: an order and the end of its holds are one transaction. */
export const giveBackStep = createStep("give-back", async (cartId: string, { container }) => {
  await giveBack(container, cartId)
  return new StepResponse(cartId)
})
