import { randomUUID } from "node:crypto"
import type { Logger, ProviderSendNotificationDTO, ProviderSendNotificationResultsDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type Transporter } from "nodemailer"
import { ticketToken } from "../shared/mail-ticket-token"
import { keepInOutbox, type MailFile } from "./outbox"
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

/** Writes and sends the shop's mails. */
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
    const { template, data, attachments } = notification
    if (!isMailTemplate(template)) throw new MedusaError(MedusaError.Types.INVALID_DATA, `There is no mail "${template}"`)
    const { shopName, storefrontUrl, secret, desk } = this.options
    const to = notification.to === DESK ? desk : notification.to
    const house = { shopName, storefrontUrl, sign: (ticket: string) => ticketToken(ticket, secret) }
    const written = writeMail(template, data as MailData[MailTemplate], house)
    return { id: await this.deliver(to, { ...written, attachments: filesOf(attachments ?? []) }) }
  }

  private async deliver(to: string, mail: WrittenMail & { attachments: MailFile[] }): Promise<string> {
    if (this.transport) {
      const sent: { messageId: string } = await this.transport.sendMail({ from: this.options.from, to, ...mail })
      return sent.messageId
    }
    const id = randomUUID()
    if (this.options.outbox) await keepInOutbox(this.options.outbox, { id, to, sentAt: new Date().toISOString(), ...mail })
    else this.container.logger.warn(`No SMTP_URL is set: the mail "${mail.subject}" was not sent`)
    return id
  }
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
