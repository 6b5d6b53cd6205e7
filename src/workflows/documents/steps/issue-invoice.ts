import type { OrderStatus } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { mailDocument } from "../lib/mail-document"

type Input = { orderId: string; adminId: string | null }

/** From the moment the order is taken up. */
const INVOICED: OrderStatus[] = ["IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED"]

/** A number that was given stays: numbers have no gaps, and an invoice is not taken back by a step that failed. */
export const issueInvoiceStep = createStep("issue-invoice", async ({ orderId, adminId }: Input, { container }) => {
  const before = await orderRecordOf(container, orderId)
  const number = await container.resolve<MetalOrderService>(METAL_ORDER).issueInvoice(orderId, INVOICED)
  if (!number) {
    const message = "An order is invoiced once it is in progress, and not when it is cancelled"
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, "order_state")
  }
  if (!before.invoice_number) {
    const details = { orderNumber: before.order_number, invoiceNumber: number }
    await recordAudit(container, { action: "order.invoice", adminId, entityType: "order", entityId: orderId, details })
    await mailDocument(container, orderId, "invoice")
  }
  return new StepResponse(number)
})
