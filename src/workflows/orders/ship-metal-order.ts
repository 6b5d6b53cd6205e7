import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"

/** The metal of an order has left; its inches leave the stock. */
export const shipMetalOrderWorkflow = createWorkflow("ship-metal-order", (input: WorkflowData<OrderVerbInput>) => {
  return new WorkflowResponse(moveThrough("ship", input))
})
