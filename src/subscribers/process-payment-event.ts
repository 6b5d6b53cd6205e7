import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { processPaymentEventWorkflow } from "../workflows/payments/process-payment-event"
import { PAYMENT_EVENT_TAKEN } from "../workflows/payments/take-payment-event"

/** Works on a message of the card provider as soon as it is written down; the job takes what is left. */
export default async function processPaymentEvent({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await processPaymentEventWorkflow(container).run({ input: { id: event.data.id } })
}

export const config: SubscriberConfig = { event: PAYMENT_EVENT_TAKEN }
