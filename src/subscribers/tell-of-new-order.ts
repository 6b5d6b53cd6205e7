import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { tellStaffWorkflow } from "../workflows/notifications/tell-staff"

/** Whoever processes orders hears of a new one. */
export default async function tellOfNewOrder({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const orderId = event.data.id
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderId })
  await tellStaffWorkflow(container).run({
    input: {
      type: "NEW_ORDER",
      title: record ? `New order ${record.order_number}` : "New order",
      message: record?.purchase_order_number ? `Purchase order ${record.purchase_order_number}` : "It waits to be started",
      source: `order-placed:${orderId}`,
      orderId,
      companyId: record?.company_id ?? null,
      userId: record?.customer_id ?? null,
      actionUrl: `/orders/${orderId}`,
    },
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED }
