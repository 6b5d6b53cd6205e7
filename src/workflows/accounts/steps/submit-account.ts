import { canChangeAccount, MAX_VERIFICATION_ATTEMPTS } from "@billet/backend/accounts"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { sendMail } from "../../mail/lib/send-mail"
import { assessBuyer } from "../lib/assess-buyer"
import { ownBuyer, type OwnBuyer } from "../lib/own-buyer"

/** `mayLetIn` is false for an address whose owner of today is not known: its trusted domain lets nobody in. */
type Submit = { customerId: string; from: "UNVERIFIED" | "REJECTED"; reason: string | null; mayLetIn?: boolean }

const DAY_IN_MILLISECONDS = 86_400_000

function refuseTooMany({ buyer }: OwnBuyer): void {
  const last = buyer.last_verification_attempt
  const recent = last !== null && Date.now() - new Date(last).getTime() < DAY_IN_MILLISECONDS
  if (recent && buyer.verification_attempts >= MAX_VERIFICATION_ATTEMPTS)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "You asked too often today. Ask again tomorrow.", "too_many_attempts")
}

function refuseByState(own: OwnBuyer, from: Submit["from"]): void {
  const answer = canChangeAccount(from, "PENDING_APPROVAL", {
    actor: "buyer",
    mailVerified: true,
    profileComplete: own.buyer.company_name !== null && own.companyAddress !== null && own.buyer.primary_number !== null,
    resubmissions: own.buyer.resubmissions,
  })
  if (!answer.allowed) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, answer.message, answer.reason)
}

/**
 * Puts the account before the staff, or lets it in by its trusted domain. The state is left by one conditional statement,
 * so it happens once, and nothing is undone after it: the buyer's confirmation stands.
 */
export const submitAccountStep = createStep("submit-account", async (input: Submit, { container }) => {
  const { customerId, from, reason, mayLetIn = true } = input
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const own = await ownBuyer(container, { customer_id: customerId })
  const buyerId = own.buyer.id
  if (own.buyer.account_status !== from) return new StepResponse({ buyerId, status: own.buyer.account_status, changed: false })
  refuseByState(own, from)
  if (from === "REJECTED") refuseTooMany(own)
  const assessment = await assessBuyer(container, own)
  const autoApproval = mayLetIn ? assessment.autoApproval : null
  const changed = await companies.submitAccount({ ...assessment, autoApproval, buyerId, from, reason })
  const { account_status: status } = await companies.retrieveBuyer(buyerId)
  const template = status === "APPROVED" ? "account-approved" : "account-waiting"
  if (changed) await sendMail(container, { to: own.email, template, data: { firstName: own.firstName } })
  return new StepResponse({ buyerId, status, changed })
})
