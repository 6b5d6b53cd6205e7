import { canChangeAccount } from "@billet/backend/accounts"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { ACCOUNT_CHANGED, type AccountChanged } from "./lib/account-changed"
import { ownBuyer } from "./lib/own-buyer"
import { tellBuyer } from "./lib/tell-buyer"

export type AccountChangeInput = { buyerId: string; verb: "suspend" | "reinstate"; actorId: string; reason: string | null }

const changeAccountStep = createStep("change-account", async ({ buyerId, verb, reason }: AccountChangeInput, { container }) => {
  const own = await ownBuyer(container, { id: buyerId })
  const from = own.buyer.account_status
  const to = verb === "suspend" ? "SUSPENDED" : "APPROVED"
  const answer = canChangeAccount(from, to, { actor: "staff" })
  const isVerb = answer.allowed && answer.transition.verb === verb
  const changed = isVerb && (await container.resolve<MetalCompanyService>(METAL_COMPANY).changeAccount({ buyerId, from, to }))
  if (!changed)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `An account that is ${from} cannot be changed so`, "account_state")
  await tellBuyer(container, own, verb, reason)
  return new StepResponse({ customerId: own.buyer.customer_id })
})

/** Suspends an approved account, which ends its sign-ins at once, or opens it again. */
export const changeAccountWorkflow = createWorkflow("change-account", (input: AccountChangeInput) => {
  const changed = changeAccountStep(input)
  const data = transform({ input, changed }, (all): AccountChanged => ({ ...all.input, customerId: all.changed.customerId }))
  emitEventStep({ eventName: ACCOUNT_CHANGED, data })
  const entry = transform({ input }, ({ input: { verb, buyerId, actorId, reason } }) => ({
    action: `account.${verb}`,
    adminId: actorId,
    entityType: "buyer",
    entityId: buyerId,
    details: { reason },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(null)
})
