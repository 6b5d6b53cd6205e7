import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { mailDocument } from "../../documents/lib/mail-document"
import { issueInvoice } from "../../documents/lib/issue-invoice"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { settleAccountOf } from "../../payments/lib/settle-account-of"

/** The buyer is told; what waited for the order's total goes on: its invoice once it has left, and a payment that came early. */
export const tellFreightStep = createStep("tell-freight", async ({ orderId }: { orderId: string }, { container }) => {
  await mailDocument(container, orderId, "freight-quote")
  const record = await orderRecordOf(container, orderId)
  if (record.payment_method === "ACCOUNT") await settleAccountOf(container, record)
  if (record.order_status === "IN_TRANSIT" || record.order_status === "COMPLETED")
    await issueInvoice(container, { orderId, adminId: null })
  return new StepResponse(null)
})
