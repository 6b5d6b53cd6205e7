import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { giveBackStep } from "./steps/give-back"

/** Settles an interrupted checkout, never while it is still running: what it holds is given back. */
export const settleCheckoutWorkflow = createWorkflow("settle-checkout", (input: { cartId: string }) => {
  acquireLockStep({ key: input.cartId, timeout: 5, ttl: 60 })
  const cartId = giveBackStep(input.cartId)
  releaseLockStep({ key: input.cartId })
  return new WorkflowResponse(cartId)
})
