import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { settleCardOf } from "../lib/settle-card-of"

/** It changes what is to be changed and nothing twice, so that there is nothing to undo. */
export const settleCardStep = createStep("settle-card", async ({ orderId }: { orderId: string }, { container }) => {
  return new StepResponse(await settleCardOf(container, orderId))
})
