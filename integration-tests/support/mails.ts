import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ticketToken } from "../../src/modules/shared/mail-ticket-token"

export type SentMail = { template: string; token: string | null }

/** The mails an address got, oldest first, each with the token of its link. */
export async function mailsTo(container: MedusaContainer, to: string): Promise<SentMail[]> {
  const sent = await container.resolve(Modules.NOTIFICATION).listNotifications({ to }, { order: { created_at: "ASC" } })
  return sent.map(({ template, data }) => {
    const ticket: unknown = data?.ticket
    return {
      template: template ?? "",
      token: typeof ticket === "string" ? ticketToken(ticket, process.env.COOKIE_SECRET ?? "") : null,
    }
  })
}

/** The link of the last mail an address got. Throws when that mail has none. */
export async function lastLink(container: MedusaContainer, to: string): Promise<string> {
  const last = (await mailsTo(container, to)).at(-1)
  if (!last?.token) throw new Error(`The last mail to ${to} has no link: ${JSON.stringify(last)}`)
  return last.token
}
