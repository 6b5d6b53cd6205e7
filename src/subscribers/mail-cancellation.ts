import type { OrderStatus } from "@billet/backend/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { mailCancellation } from "../workflows/orders/lib/mail-cancellation"
import { ORDER_MOVED } from "../workflows/orders/lib/tell-of-move"

/** The buyer hears of a cancelled order by mail, whoever cancelled it. */
export default async function tellOfCancellation({
  event: { data },
  container,
}: SubscriberArgs<{ id: string; to: OrderStatus }>): Promise<void> {
  if (data.to === "CANCELLED") await mailCancellation(container, data.id)
}

export const config: SubscriberConfig = { event: ORDER_MOVED }
