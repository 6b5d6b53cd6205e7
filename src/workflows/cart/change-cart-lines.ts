import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { changeLinesStep, type ChangeLinesInput } from "./steps/change-lines"

/** Adds, changes or removes a line, or reprices the cart; one change of a cart at a time. */
export const changeCartLinesWorkflow = createWorkflow("change-cart-lines", (input: ChangeLinesInput) => {
  acquireLockStep({ key: input.cartId, timeout: 10, ttl: 30 })
  const result = changeLinesStep(input)
  releaseLockStep({ key: input.cartId })
  return new WorkflowResponse(result)
})
