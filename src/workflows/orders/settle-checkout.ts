import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { giveBackStep } from "./steps/give-back"

/** Settles an interrupted checkout, never while it is still running: what it holds is given back. */
export const settleCheckoutWorkflow = createWorkflow("settle-checkout", (input: { cartId: string }) => {
  const turn = lockStep({ key: input.cartId, timeout: 5, ttl: 60 })
  const cartId = giveBackStep(input.cartId)
  unlockStep(turn)
  return new WorkflowResponse(cartId)
})
