import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { rateCartStep, type QuoteFreightInput } from "./steps/rate-cart"
import { writeFreightStep } from "./steps/write-freight"

/** Says what carrying a cart to a place costs. The cart is not locked while a carrier is asked. */
export const quoteFreightWorkflow = createWorkflow("quote-freight", (input: QuoteFreightInput) => {
  const freight = rateCartStep(input)
  acquireLockStep({ key: input.cartId, timeout: 10, ttl: 30 })
  writeFreightStep(transform({ input, freight }, (data) => ({ ...data.input, freight: data.freight })))
  releaseLockStep({ key: input.cartId })
  return new WorkflowResponse(freight)
})
