import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { settleCheckoutStep } from "./steps/settle-checkout"

/** Settles an interrupted checkout, never while it is still running. */
export const settleCheckoutWorkflow = createWorkflow("settle-checkout", (input: { cartId: string }) => {
  acquireLockStep({ key: input.cartId, timeout: 5, ttl: 60 })
  const orderId = settleCheckoutStep(input.cartId)
  releaseLockStep({ key: input.cartId })
  return new WorkflowResponse(orderId)
})
