import type { CreateNotificationDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"
import type { ClaimedMail } from "../../../modules/metal-system/sql/mails"
import { messageOf } from "../../shared/message-of"

/** Medusa's key of a try: it takes a second message of a key for sent, however the first one ended. */
const keyOf = ({ id, key, attempts }: ClaimedMail) => (attempts === 1 ? (key ?? id) : `${id}:${attempts}`)

/** What Medusa says before the reason, which is all that matters. */
const MEDUSAS_WORDS = /^Failed to send notification with id \S+\s+/

/** Tries to send a mail that this process has to itself, and notes what came of it; answers whether it was sent. */
export async function sendClaimedMail(container: MedusaContainer, mail: ClaimedMail): Promise<boolean> {
  const system = container.resolve<MetalSystemService>(METAL_SYSTEM)
  try {
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: mail.recipient,
      channel: "email",
      template: mail.template,
      data: mail.data,
      attachments: (mail.attachments ?? []) as CreateNotificationDTO["attachments"],
      idempotency_key: keyOf(mail),
    })
  } catch (error) {
    const reason = messageOf(error).replace(MEDUSAS_WORDS, "")
    await system.noteMailFailed(mail, reason)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The mail "${mail.template}" could not be sent: ${reason}`)
    return false
  }
  await system.noteMailSent(mail)
  return true
}
