import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { releaseOrderWorkflow } from "../workflows/orders/release-order"

/** An order that staff cancel in Medusa's own screen releases its metal and credit too. */
export default async function releaseCancelledOrder({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await releaseOrderWorkflow(container).run({ input: { orderId: event.data.id, reason: "Cancelled by the sales desk" } })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.CANCELED }
