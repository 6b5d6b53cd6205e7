import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { CONTACT_MESSAGE_TAKEN } from "../workflows/contact/take-contact-message"
import { tellDeskOfMessageWorkflow } from "../workflows/contact/tell-desk-of-message"

/** A message that was taken in is mailed to the desk. */
export default async function tellDeskOfMessage({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await tellDeskOfMessageWorkflow(container).run({ input: { id: event.data.id } })
}

export const config: SubscriberConfig = { event: CONTACT_MESSAGE_TAKEN }
