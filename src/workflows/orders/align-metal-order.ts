import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { orderLock } from "./lib/order-verb-input"
import { alignOrderStep } from "./steps/align-order"

/** Brings the books of an order in line with its state, or its state with what staff did in Medusa's own screen. */
export const alignMetalOrderWorkflow = createWorkflow("align-metal-order", (input: { orderId: string }) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 60 })
  const found = alignOrderStep(input)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(found)
})
