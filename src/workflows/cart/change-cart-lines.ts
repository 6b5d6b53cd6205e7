import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { changeLinesStep, type ChangeLinesInput } from "./steps/change-lines"
import { ownCartStep } from "./steps/own-cart"

/** Adds, changes or removes a line, sets the promo code, or reprices the cart; one change of a cart at a time. */
export const changeCartLinesWorkflow = createWorkflow("change-cart-lines", (input: ChangeLinesInput) => {
  const key = ownCartStep(
    transform({ input }, (data) => ({ cartId: data.input.cartId, customerId: data.input.buyer?.customerId ?? null })),
  )
  acquireLockStep({ key, timeout: 10, ttl: 30 })
  const result = changeLinesStep(input)
  releaseLockStep({ key })
  return new WorkflowResponse(result)
})
