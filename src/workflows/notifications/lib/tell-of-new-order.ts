import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { tellStaffWorkflow } from "../tell-staff"

/** What a notification of a new order is known by: there is one for each order. */
export const newOrderSource = (orderId: string) => `order-placed:${orderId}`

/** Whoever processes orders hears of a new one, once. */
export async function tellOfNewOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const [record] = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderRecords({ order_id: orderId })
  await tellStaffWorkflow(container).run({
    input: {
      type: "NEW_ORDER",
      title: record ? `New order ${record.order_number}` : "New order",
      message: record?.purchase_order_number ? `Purchase order ${record.purchase_order_number}` : "It waits to be started",
      source: newOrderSource(orderId),
      orderId,
      companyId: record?.company_id ?? null,
      userId: record?.customer_id ?? null,
      actionUrl: `/orders/${orderId}`,
    },
  })
}
