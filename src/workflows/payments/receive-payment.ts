import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { Receipt } from "../../modules/metal-company/sql/receive-on-account"
import { orderLock } from "../orders/lib/order-verb-input"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { receivePaymentStep } from "./steps/receive-payment"

/** Records money that came for an order on account. */
export const receivePaymentWorkflow = createWorkflow("receive-payment", (input: Receipt) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 60 })
  const isNew = receivePaymentStep(input)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(isNew)
})
