import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { NewRefund } from "../../modules/metal-order/sql/claim-refund"
import { orderLock } from "../orders/lib/order-verb-input"
import { refundOrderStep } from "./steps/refund-order"

/** Gives money of an order back: to its card, or on its company's account. */
export const refundOrderWorkflow = createWorkflow("refund-order", (input: NewRefund) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  acquireLockStep({ key, timeout: 20, ttl: 120 })
  const refundId = refundOrderStep(input)
  releaseLockStep({ key }).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(refundId)
})
