import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import type { Receipt } from "../../modules/metal-company/sql/receive-on-account"
import { orderLock } from "../orders/lib/order-verb-input"
import { receivePaymentStep } from "./steps/receive-payment"

/** Records money that came for an order on account. */
export const receivePaymentWorkflow = createWorkflow("receive-payment", (input: Receipt) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  acquireLockStep({ key, timeout: 10, ttl: 60 })
  const isNew = receivePaymentStep(input)
  releaseLockStep({ key }).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(isNew)
})
