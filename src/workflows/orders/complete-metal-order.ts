import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"

/** The buyer has the metal. */
export const completeMetalOrderWorkflow = createWorkflow("complete-metal-order", (input: WorkflowData<OrderVerbInput>) => {
  return new WorkflowResponse(moveThrough("complete", input))
})
