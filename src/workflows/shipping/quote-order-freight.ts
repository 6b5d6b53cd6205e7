import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { orderLock } from "../orders/lib/order-verb-input"
import { alignOrderStep } from "../orders/steps/align-order"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { quoteOrderFreightStep, type OrderFreightInput } from "./steps/quote-order-freight"
import { tellFreightStep } from "./steps/tell-freight"

/** Staff say what carrying an order costs: its total, what the company owes and Medusa's order follow, and its buyer is told. */
export const quoteOrderFreightWorkflow = createWorkflow("quote-order-freight", (input: OrderFreightInput) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 60 })
  const quoted = quoteOrderFreightStep(input)
  alignOrderStep(quoted)
  tellFreightStep(quoted)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(quoted)
})
