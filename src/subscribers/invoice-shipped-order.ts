import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { OrderStatus } from "@billet/backend/contract"
import { issueInvoiceWorkflow } from "../workflows/documents/issue-invoice"
import { ORDER_MOVED } from "../workflows/orders/lib/move-through"

/** An order is invoiced when its metal leaves, unless the desk has done it before. */
export default async function invoiceShippedOrder({
  event,
  container,
}: SubscriberArgs<{ id: string; to: OrderStatus }>): Promise<void> {
  if (event.data.to === "IN_TRANSIT")
    await issueInvoiceWorkflow(container).run({ input: { orderId: event.data.id, adminId: null } })
}

export const config: SubscriberConfig = { event: ORDER_MOVED }
