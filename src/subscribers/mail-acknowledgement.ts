import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { mailDocument } from "../workflows/documents/lib/mail-document"
import { ORDER_PLACED } from "../workflows/orders/lib/tell-of-order"

/** The buyer gets the acknowledgement of the order by mail. */
export default async function mailAcknowledgement({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailDocument(container, event.data.id, "acknowledgement")
}

export const config: SubscriberConfig = { event: ORDER_PLACED }
