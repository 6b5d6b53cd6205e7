import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { tellOfNewOrder } from "../workflows/notifications/lib/tell-of-new-order"

/** Whoever processes orders hears of a new one. */
export default async function hearOfNewOrder({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await tellOfNewOrder(container, event.data.id)
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED }
