import { createStep, createWorkflow, StepResponse, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { identityOf } from "./lib/identity-of"
import { sendTicketMailStep, type TicketMail } from "./steps/send-ticket-mail"

export type WantedLink = { email: string; because: "registered" | "forgot" | "unverified" }

const MAILS = {
  registered: { purpose: "RESET_PASSWORD", template: "already-registered" },
  forgot: { purpose: "RESET_PASSWORD", template: "reset-password" },
  unverified: { purpose: "VERIFY_EMAIL", template: "confirm-address" },
} as const

/** The mail an address is to get; null when it has no account, or nothing is left to confirm. */
const chooseMailStep = createStep("choose-mail", async ({ email, because }: WantedLink, { container }) => {
  const customerId = (await identityOf(container, email))?.customerId
  if (!customerId) return new StepResponse<TicketMail | null>(null)
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId)
  const [buyer] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listBuyers({ customer_id: customerId })
  const waits = buyer?.account_status === "UNVERIFIED" && buyer.email_verified_at === null
  if (because === "unverified" && !waits) return new StepResponse<TicketMail | null>(null)
  const mail = MAILS[because === "registered" && waits ? "unverified" : because]
  return new StepResponse<TicketMail | null>({ ...mail, customerId, email, firstName: customer.first_name ?? "" })
})

/** Mails a link to an address that has an account, and nothing to one that has none. */
export const mailALinkWorkflow = createWorkflow("mail-a-link", (input: WantedLink) => {
  const mail = chooseMailStep(input)
  when({ mail }, (data) => data.mail !== null).then(() => {
    sendTicketMailStep(mail as TicketMail)
  })
  return new WorkflowResponse(null)
})
