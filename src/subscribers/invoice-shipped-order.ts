import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { OrderStatus } from "@billet/backend/contract"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { issueInvoiceWorkflow } from "../workflows/documents/issue-invoice"
import { ORDER_MOVED } from "../workflows/orders/lib/tell-of-move"

/** An order is invoiced when its metal leaves, unless the desk has done it before; one without freight when that is quoted. */
export default async function invoiceShippedOrder({
  event: { data },
  container,
}: SubscriberArgs<{ id: string; to: OrderStatus }>): Promise<void> {
  if (data.to !== "IN_TRANSIT") return
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [known] = await orders.listOrderRecords({ order_id: data.id, shipping_rate_cents: { $ne: null } }, { select: ["id"] })
  if (known) await issueInvoiceWorkflow(container).run({ input: { orderId: data.id, adminId: null } })
}

export const config: SubscriberConfig = { event: ORDER_MOVED }
