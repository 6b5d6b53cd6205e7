import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { orderLock } from "../orders/lib/order-verb-input"
import { alignOrderStep } from "../orders/steps/align-order"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { withdrawUnpaidStep } from "./steps/withdraw-unpaid"

/** Cancels an order that was not paid by card in time: its metal is free again. One that is paid at the last moment stays. */
export const cancelUnpaidOrderWorkflow = createWorkflow("cancel-unpaid-order", (input: { orderId: string }) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 20, ttl: 120 })
  const cancelled = withdrawUnpaidStep(input)
  alignOrderStep(input)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(cancelled)
})
