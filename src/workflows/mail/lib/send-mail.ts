import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"
import type { MailData, MailTemplate } from "../../../modules/metal-mail/templates/mail-data"
import { messageOf } from "../../shared/message-of"
import { sendClaimedMail } from "./send-claimed-mail"

export type Mail<Name extends MailTemplate = MailTemplate> = {
  to: string
  template: Name
  data: MailData[Name]
  attachments?: { content: string; filename: string; content_type: string }[]
  /** Mails of one key are sent once. */
  idempotency_key?: string
}

/** Sends a mail. One that cannot be sent undoes nothing: it is kept and tried again for a day, then staff may have it sent. */
export async function sendMail<Name extends MailTemplate>(container: MedusaContainer, mail: Mail<Name>): Promise<void> {
  const { to: recipient, template, data, attachments = null, idempotency_key: key = null } = mail
  try {
    const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
    const written = await system.putMail({ key, recipient, template, data, attachments })
    if (written) await sendClaimedMail(container, written)
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`The mail "${template}" could not be kept: ${messageOf(error)}`)
  }
}
