import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { issueInvoice, type InvoiceInput } from "../lib/issue-invoice"

/** A number that was given stays: numbers have no gaps, and an invoice is not taken back by a step that failed. */
export const issueInvoiceStep = createStep("issue-invoice", async (input: InvoiceInput, { container }) => {
  return new StepResponse(await issueInvoice(container, input))
})
