import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"

/** Takes up an order that is paid or on approved terms. */
export const startMetalOrderWorkflow = createWorkflow("start-metal-order", (input: WorkflowData<OrderVerbInput>) => {
  return new WorkflowResponse(moveThrough("start", input))
})
