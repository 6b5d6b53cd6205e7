import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { MailData, MailTemplate } from "../../../modules/metal-mail/templates/mail-data"

export type Mail<Name extends MailTemplate = MailTemplate> = {
  to: string
  template: Name
  data: MailData[Name]
  attachments?: { content: string; filename: string; content_type: string }[]
  /** Mails of one key are sent once. */
  idempotency_key?: string
}

/** Sends a mail. One that cannot be sent is logged and undoes nothing: the buyer can ask for another. */
export async function sendMail<Name extends MailTemplate>(container: MedusaContainer, mail: Mail<Name>): Promise<void> {
  try {
    await container.resolve(Modules.NOTIFICATION).createNotifications({ ...mail, channel: "email" })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`The mail "${mail.template}" could not be sent: ${reason}`)
  }
}
