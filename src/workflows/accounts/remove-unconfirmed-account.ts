import { Modules } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { authIdentityId: string; customerId: string; buyerId: string }

/** The sign-in goes first: nobody enters what is half gone. What is gone already is no fault, so it can be tried again. */
const removeUnconfirmedAccountStep = createStep("remove-unconfirmed-account", async (input: Input, { container }) => {
  await container.resolve(Modules.AUTH).deleteAuthIdentities([input.authIdentityId])
  await container.resolve<MetalCompanyService>(METAL_COMPANY).deleteBuyers(input.buyerId)
  await container.resolve(Modules.CUSTOMER).deleteCustomers([input.customerId])
  return new StepResponse(null)
})

/** Takes an account away that somebody began with an address they never showed to be theirs, for whoever has shown it now. */
export const removeUnconfirmedAccountWorkflow = createWorkflow("remove-unconfirmed-account", (input: Input) => {
  removeUnconfirmedAccountStep(input)
  recordAuditStep(
    transform({ input }, ({ input: { buyerId } }) => ({
      action: "account.removed",
      entityType: "buyer",
      entityId: buyerId,
      details: { reason: "The address was never confirmed, and its owner has registered" },
    })),
  )
  return new WorkflowResponse(null)
})
