import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"

/** Cancels an order: its metal and credit are free again, and Medusa's order is cancelled with it. */
export const cancelMetalOrderWorkflow = createWorkflow("cancel-metal-order", (input: WorkflowData<OrderVerbInput>) => {
  return new WorkflowResponse(moveThrough("cancel", input))
})
