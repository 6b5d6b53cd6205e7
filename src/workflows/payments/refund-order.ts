import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { NewRefund } from "../../modules/metal-order/sql/claim-refund"
import { orderLock } from "../orders/lib/order-verb-input"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { refundOrderStep } from "./steps/refund-order"

/** Gives money of an order back: to its card, or on its company's account. */
export const refundOrderWorkflow = createWorkflow("refund-order", (input: NewRefund) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 20, ttl: 120 })
  const refundId = refundOrderStep(input)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(refundId)
})
