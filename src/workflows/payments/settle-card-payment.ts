import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { orderLock } from "../orders/lib/order-verb-input"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { settleCardStep } from "./steps/settle-card"

/** Asks the card provider how an order's payment stands, and does what follows. */
export const settleCardPaymentWorkflow = createWorkflow("settle-card-payment", (input: { orderId: string }) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 20, ttl: 120 })
  const intent = settleCardStep(input)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(intent)
})
