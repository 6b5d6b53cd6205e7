import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"

/** The metal of an order is cut and packed. */
export const processMetalOrderWorkflow = createWorkflow("process-metal-order", (input: WorkflowData<OrderVerbInput>) => {
  return new WorkflowResponse(moveThrough("process", input))
})
