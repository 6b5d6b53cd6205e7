import { setTimeout as wait } from "node:timers/promises"
import { createStep, createWorkflow, StepResponse, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"

/** `adminId` is the member of the staff who does it; left out when it is the buyer. */
type Input = { buyerId: string; adminId?: string | null }

/** Tokens carry whole seconds: the next one is made in the next second, so that it cannot be taken for one from before. */
const endBuyerSessionsStep = createStep("end-buyer-sessions", async ({ buyerId }: { buyerId: string }, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  await companies.updateBuyers({ id: buyerId, sessions_valid_from: new Date() })
  await wait(1001 - (Date.now() % 1000))
  return new StepResponse(null)
})

/** Signs a buyer out on every device. What the staff do is written down. */
export const endBuyerSessionsWorkflow = createWorkflow("end-buyer-sessions", (input: Input) => {
  endBuyerSessionsStep(transform({ input }, ({ input: { buyerId } }) => ({ buyerId })))
  when({ input }, ({ input: { adminId } }) => adminId !== undefined).then(() => {
    recordAuditStep(
      transform({ input }, ({ input: { buyerId, adminId } }) => ({
        action: "account.signed_out_everywhere",
        adminId: adminId ?? null,
        entityType: "buyer",
        entityId: buyerId,
      })),
    )
  })
  return new WorkflowResponse(null)
})
