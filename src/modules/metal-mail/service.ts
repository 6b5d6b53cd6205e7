import { randomUUID } from "node:crypto"
import type { Logger, ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type Transporter } from "nodemailer"
import { ticketToken } from "../shared/mail-ticket-token"
import { keepInOutbox, type MailFile } from "./outbox"
import { rememberTaken, takenAs } from "./taken-mails"
import { isMailTemplate, writeMail, type WrittenMail } from "./write-mail"
import { DESK, type MailData, type MailTemplate } from "./templates/mail-data"

/** `smtpUrl` sends; without it mails are kept in the folder `outbox`; with neither they are dropped and logged. */
export type MailOptions = {
  smtpUrl?: string
  from: string
  desk: string
  outbox?: string
  shopName: string
  storefrontUrl: string
  secret: string
}

type Letter = WrittenMail & { attachments: MailFile[] }

/**
 * Writes and sends the shop's mails. One that has a key in its `provider_data` bears the same Message-ID however often and from
 * whichever server it is sent, by which mail servers and readers' programs know a copy, and this process sends it once.
 */
class MailProviderService extends AbstractNotificationProviderService {
  static override identifier = "metal-mail"
  private readonly transport: Transporter | null

  constructor(
    private readonly container: { logger: Logger },
    private readonly options: MailOptions,
  ) {
    super()
    this.transport = options.smtpUrl ? createTransport(withTimeouts(options.smtpUrl)) : null
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { template, data, attachments, provider_data: more } = notification
    const key = typeof more?.key === "string" ? more.key : randomUUID()
    const before = takenAs(key)
    if (before !== undefined) return { id: before }
    if (!isMailTemplate(template)) throw new MedusaError(MedusaError.Types.INVALID_DATA, `There is no mail "${template}"`)
    const { shopName, storefrontUrl, secret, desk } = this.options
    const to = notification.to === DESK ? desk : notification.to
    const house = { shopName, storefrontUrl, sign: (ticket: string) => ticketToken(ticket, secret) }
    const written = writeMail(template, data as MailData[MailTemplate], house)
    return { id: await this.deliver(key, to, { ...written, attachments: filesOf(attachments ?? []) }) }
  }

  private async deliver(key: string, to: string, mail: Letter): Promise<string> {
    const { from } = this.options
    if (this.transport) {
      const messageId = messageIdOf(key, from)
      await this.transport.sendMail({ from, to, messageId, ...mail })
      rememberTaken(key, messageId)
      return messageId
    }
    const id = randomUUID()
    if (this.options.outbox) await keepInOutbox(this.options.outbox, { id, to, sentAt: new Date().toISOString(), ...mail })
    else this.container.logger.warn(`No SMTP_URL is set: the mail "${mail.subject}" was not sent`)
    rememberTaken(key, id)
    return id
  }
}

/** RFC 5322, 3.6.4: one name for one mail, at the domain it comes from. */
function messageIdOf(key: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost"
  return `<${key}@${domain}>`
}

/** A mail server that says nothing is given up in a minute; what the address itself says of that counts. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [name, milliseconds] of Object.entries({
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds))
  }
  return url.href
}

/** Medusa keeps what is attached as base64. */
function filesOf(attachments: { content: string; filename: string }[]): MailFile[] {
  return attachments.map(({ content, filename }) => ({ filename, content: Buffer.from(content, "base64") }))
}

export default MailProviderService
