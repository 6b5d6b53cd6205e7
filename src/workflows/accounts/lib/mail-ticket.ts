import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type { MailTicketPurpose } from "../../../modules/metal-company/models/mail-ticket"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { ticketOfToken } from "../../../modules/shared/mail-ticket-token"

/** How long a mailed link is good, in minutes. */
export const TICKET_MINUTES: Record<MailTicketPurpose, number> = {
  VERIFY_EMAIL: 24 * 60,
  RESET_PASSWORD: 60,
  RESUBMIT: 14 * 24 * 60,
}

/** A ticket for one address and purpose; answers its id, which the mail's writer signs. */
export async function newTicket(
  container: MedusaContainer,
  ticket: { purpose: MailTicketPurpose; customerId: string; email: string },
): Promise<string> {
  const minutes = TICKET_MINUTES[ticket.purpose]
  return await container.resolve<MetalCompanyService>(METAL_COMPANY).issueTicket({ ...ticket, minutes })
}

/** The ticket's id behind a mailed link, or the refusal of a link that is none of ours. */
export function ticketIdOf(container: MedusaContainer, token: string): string {
  const { projectConfig } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  const id = ticketOfToken(token, String(projectConfig.http.cookieSecret))
  if (!id) throw badLink()
  return id
}

export function badLink(): MedusaError {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    "This link was used already or has expired. Ask for a new one.",
    "link_expired",
  )
}
