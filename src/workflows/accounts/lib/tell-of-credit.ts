import type { MedusaContainer } from "@medusajs/framework/types"
import type { Decision } from "../../../modules/metal-company/sql/decide-request"
import { usd } from "../../company/lib/usd"
import { sendMail } from "../../mail/lib/send-mail"
import type { OwnBuyer } from "./own-buyer"

/** The mail about a credit application to whoever made it. */
export async function tellOfCredit(
  container: MedusaContainer,
  { email: to, firstName }: OwnBuyer,
  { terms, notes }: Pick<Decision, "terms" | "notes">,
): Promise<void> {
  if (terms) {
    const data = { firstName, limit: usd(terms.limitCents), days: terms.days }
    return await sendMail(container, { to, template: "credit-granted", data })
  }
  await sendMail(container, { to, template: "credit-refused", data: { firstName, reason: notes ?? "" } })
}
