import type { OrderStatus } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import { mailDocument } from "./mail-document"

export type InvoiceInput = { orderId: string; adminId: string | null }

/** From the moment the order is taken up. */
const INVOICED: OrderStatus[] = ["IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED"]

const refuse = (message: string, code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)

/** Gives an order its invoice number and mails it, once. A total without its freight is none yet (decision 35). */
export async function issueInvoice(container: MedusaContainer, { orderId, adminId }: InvoiceInput): Promise<string> {
  const before = await orderRecordOf(container, orderId)
  if (before.shipping_rate_cents === null && before.order_status !== "CANCELLED")
    throw refuse("The freight of this order has to be quoted before it is invoiced", "freight_unknown")
  const number = await container.resolve<MetalOrderService>(METAL_ORDER).issueInvoice(orderId, INVOICED)
  if (!number) throw refuse("An order is invoiced once it is in progress, and not when it is cancelled", "order_state")
  if (!before.invoice_number) {
    const details = { orderNumber: before.order_number, invoiceNumber: number }
    await recordAudit(container, { action: "order.invoice", adminId, entityType: "order", entityId: orderId, details })
  }
  // One of a key is sent once: a process that died after the number was given has left its mail to this one.
  if (INVOICED.includes(before.order_status)) await mailDocument(container, orderId, "invoice")
  return number
}
