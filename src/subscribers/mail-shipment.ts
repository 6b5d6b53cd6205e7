import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_SHIPPED } from "../workflows/orders/ship-metal-order"
import { mailShipment } from "../workflows/shipping/lib/mail-shipment"

/** The buyer hears of every shipment by mail. */
export default async function tellOfShipment({
  event,
  container,
}: SubscriberArgs<{ id: string; shipment_id: string }>): Promise<void> {
  await mailShipment(container, event.data.id, event.data.shipment_id)
}

export const config: SubscriberConfig = { event: ORDER_SHIPPED }
