import { createWorkflow, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveThrough } from "./lib/move-through"
import type { OrderVerbInput } from "./lib/order-verb-input"
import { planCutsStep } from "./steps/plan-cuts"

type Input = OrderVerbInput & { oneHeat: boolean; withoutPlan: boolean }

/** The metal of an order is cut and packed: its lines get their heats. */
export const processMetalOrderWorkflow = createWorkflow("process-metal-order", (input: WorkflowData<Input>) => {
  return new WorkflowResponse(moveThrough("process", input, () => planCutsStep(input)))
})
