import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type { MailTicketPurpose } from "../../../modules/metal-company/models/mail-ticket"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { badLink, ticketIdOf } from "../lib/mail-ticket"

/** Uses a mailed link up; given back when what it was for fails. */
export const useMailTicketStep = createStep(
  "use-mail-ticket",
  async ({ token, purpose }: { token: string; purpose: MailTicketPurpose }, { container }) => {
    const id = ticketIdOf(container, token)
    const ticket = await container.resolve<MetalCompanyService>(METAL_COMPANY).useTicket(id, purpose)
    if (!ticket) throw badLink()
    return new StepResponse(ticket, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalCompanyService>(METAL_COMPANY).returnTicket(id)
  },
)
