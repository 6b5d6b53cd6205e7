import { MAX_RESUBMISSIONS } from "@billet/backend/accounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { sendMail } from "../../mail/lib/send-mail"
import { newTicket } from "./mail-ticket"
import type { OwnBuyer } from "./own-buyer"

type Told = "approve" | "reject" | "suspend" | "reinstate"

const TEMPLATES = { approve: "account-approved", suspend: "account-suspended", reinstate: "account-reinstated" } as const

/** The mail about a decision; a rejection comes with a link to ask again while attempts are left (decision 36). */
export async function tellBuyer(container: MedusaContainer, own: OwnBuyer, verb: Told, reason: string | null): Promise<void> {
  const { email, firstName, buyer } = own
  if (verb !== "reject") return await sendMail(container, { to: email, template: TEMPLATES[verb], data: { firstName } })
  const mayAskAgain = buyer.resubmissions < MAX_RESUBMISSIONS
  const ticket = mayAskAgain ? await newTicket(container, { purpose: "RESUBMIT", customerId: buyer.customer_id, email }) : null
  await sendMail(container, { to: email, template: "account-rejected", data: { firstName, reason: reason ?? "", ticket } })
}
