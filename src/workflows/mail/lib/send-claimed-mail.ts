import type { CreateNotificationDTO, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { takenAs } from "../../../modules/metal-mail/taken-mails"
import { METAL_SYSTEM } from "../../../modules/metal-system"
import type MetalSystemService from "../../../modules/metal-system/service"
import type { ClaimedMail } from "../../../modules/metal-system/sql/mails"
import { messageOf } from "../../shared/message-of"

/** Medusa's key of a try: it takes a second message of a key for sent, however the first one ended. */
const keyOf = ({ id, key, attempts }: ClaimedMail) => (attempts === 1 ? (key ?? id) : `${id}:${attempts}`)

/** What Medusa says before the reason, which is all that matters. */
const MEDUSAS_WORDS = /^Failed to send notification with id \S+\s+/

/** That a mail was sent is tried to be noted for as long as its claim lasts; after that another process may have it. */
const NOTING = { everyMilliseconds: 5_000, times: 60 }

/** Notes that a mail was sent, later when the database is away now; a note of a claim that is over changes nothing. */
async function noteSent(container: MedusaContainer, mail: ClaimedMail, timesLeft = NOTING.times): Promise<void> {
  try {
    await container.resolve<MetalSystemService>(METAL_SYSTEM).noteMailSent(mail)
  } catch (error) {
    if (timesLeft === NOTING.times)
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The mail "${mail.template}" was sent, which is noted later: ${messageOf(error)}`)
    if (timesLeft > 0) setTimeout(() => void noteSent(container, mail, timesLeft - 1), NOTING.everyMilliseconds).unref()
  }
}

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
      provider_data: { key: mail.id },
    })
  } catch (error) {
    // Medusa's own note of it may be what failed.
    if (takenAs(mail.id) !== undefined) return await noteSent(container, mail).then(() => true)
    const reason = messageOf(error).replace(MEDUSAS_WORDS, "")
    await system.noteMailFailed(mail, reason)
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The mail "${mail.template}" could not be sent: ${reason}`)
    return false
  }
  await noteSent(container, mail)
  return true
}
