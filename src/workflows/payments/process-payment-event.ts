import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { processPaymentEventStep } from "./steps/process-payment-event"

/** Does what follows from a message of the card provider. */
export const processPaymentEventWorkflow = createWorkflow("process-payment-event", (input: { id: string }) => {
  return new WorkflowResponse(processPaymentEventStep(input))
})
