import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { ReceivedEvent } from "../../modules/metal-payment/sql/payment-inbox"
import { takePaymentEventStep } from "./steps/take-payment-event"

/** A message of the card provider is in the inbox. Data: `{ id }`. */
export const PAYMENT_EVENT_TAKEN = "metal.payment.event"

/** Writes a message of the card provider down; what follows from it comes after. */
export const takePaymentEventWorkflow = createWorkflow("take-payment-event", (input: ReceivedEvent) => {
  const isNew = takePaymentEventStep(input)
  emitEventStep({ eventName: PAYMENT_EVENT_TAKEN, data: transform({ input }, (data) => ({ id: data.input.id })) })
  return new WorkflowResponse(isNew)
})
