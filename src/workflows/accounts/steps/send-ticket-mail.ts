import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { MailTicketPurpose } from "../../../modules/metal-company/models/mail-ticket"
import { sendMail } from "../../mail/lib/send-mail"
import { newTicket } from "../lib/mail-ticket"

export type TicketMail = {
  customerId: string
  email: string
  firstName: string
  purpose: MailTicketPurpose
  template: "confirm-address" | "already-registered" | "reset-password"
}

/** Mails a link that works once. */
export const sendTicketMailStep = createStep("send-ticket-mail", async (mail: TicketMail, { container }) => {
  const { firstName, email, template } = mail
  const ticket = await newTicket(container, mail)
  await sendMail(container, { to: email, template, data: { firstName, ticket } })
  return new StepResponse(null)
})
