import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { issueInvoiceStep } from "./steps/issue-invoice"

/** Gives an order its invoice and mails it to the buyer. */
export const issueInvoiceWorkflow = createWorkflow("issue-invoice", (input: { orderId: string; adminId: string | null }) => {
  return new WorkflowResponse(issueInvoiceStep(input))
})
