import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../modules/metal-order"
import type MetalOrderService from "../modules/metal-order/service"
import { alignMetalOrderWorkflow } from "../workflows/orders/align-metal-order"

/** What staff do to an order in Medusa's own screen happens to its metal, its credit and our record too. */
export default async function followMedusaOrder({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [record] = await orders.listOrderRecords({ order_id: event.data.id }, { select: ["id"] })
  if (record) await alignMetalOrderWorkflow(container).run({ input: { orderId: event.data.id } })
}

export const config: SubscriberConfig = { event: [OrderWorkflowEvents.CANCELED, OrderWorkflowEvents.COMPLETED] }
