import type { CompanyChoice } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { CompanyOfDecision, Decision } from "../../modules/metal-company/sql/decide-request"
import { recordAuditStep } from "../audit/steps/record-audit"
import { ACCOUNT_CHANGED, type AccountChanged } from "./lib/account-changed"
import { ownBuyer, type OwnBuyer } from "./lib/own-buyer"
import { tellOfCredit } from "./lib/tell-of-credit"
import { tellBuyer } from "./lib/tell-buyer"

export type DecisionInput = Pick<Decision, "requestId" | "to" | "actorId" | "notes" | "terms"> & { company: CompanyChoice | null }

/** The company a decision means; a new one is made of the buyer's own words. */
function companyOf({ buyer, companyAddress }: OwnBuyer, choice: CompanyChoice | null): CompanyOfDecision {
  if (!choice) return null
  if ("companyId" in choice) return { id: choice.companyId }
  if (!companyAddress || !buyer.company_name)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "The buyer gave no company to make one of", "field:company.create")
  return { create: { name: buyer.company_name, address: companyAddress, phone: buyer.primary_number } }
}

/** Nothing is undone after it: the decision stands, and the mail that tells of it can be sent again. */
const decideRequestStep = createStep("decide-request", async (input: DecisionInput, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const request = await companies.retrieveVerificationRequest(input.requestId)
  const own = await ownBuyer(container, { id: request.buyer_id })
  const company = companyOf(own, input.company)
  if (request.type === "COMPANY_LINKING" && input.to === "APPROVED" && !company)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "Choose a company", "field:company")
  const isCredit = request.type === "CREDIT_APPLICATION"
  if (isCredit && input.to === "APPROVED" && !input.terms)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "Set the limit and the terms", "field:terms")
  const decided = await companies.decideRequest({ ...input, company })
  const isAccount = decided.type === "ACCOUNT_VERIFICATION" && input.to !== "UNDER_REVIEW"
  if (isAccount) await tellBuyer(container, own, input.to === "APPROVED" ? "approve" : "reject", input.notes)
  if (isCredit && input.to !== "UNDER_REVIEW") await tellOfCredit(container, own, input)
  return new StepResponse({ ...decided, isAccount, customerId: own.buyer.customer_id })
})

/** A member of the staff takes a request up, approves or rejects it. */
export const decideRequestWorkflow = createWorkflow("decide-request", (input: DecisionInput) => {
  const decided = decideRequestStep(input)
  const data = transform(
    { input, decided },
    ({ input: { to, actorId, notes }, decided: { buyerId, customerId } }): AccountChanged => ({
      verb: to === "APPROVED" ? "approve" : "reject",
      buyerId,
      customerId,
      actorId,
      reason: notes,
    }),
  )
  when({ decided }, ({ decided: { isAccount } }) => isAccount).then(() => {
    emitEventStep({ eventName: ACCOUNT_CHANGED, data })
  })
  const entry = transform(
    { input, decided },
    ({ input: { requestId, to, actorId, notes, terms }, decided: { type, buyerId, companyId } }) => ({
      action: `approval.${to.toLowerCase()}`,
      adminId: actorId,
      entityType: "verification_request",
      entityId: requestId,
      details: { type, buyerId, companyId, reason: notes, terms },
    }),
  )
  recordAuditStep(entry)
  return new WorkflowResponse(decided)
})
