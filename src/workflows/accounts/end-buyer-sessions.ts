import { setTimeout as wait } from "node:timers/promises"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"

/** Tokens carry whole seconds: the next one is made in the next second, so that it cannot be taken for one from before. */
const endBuyerSessionsStep = createStep("end-buyer-sessions", async ({ buyerId }: { buyerId: string }, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  await companies.updateBuyers({ id: buyerId, sessions_valid_from: new Date() })
  await wait(1001 - (Date.now() % 1000))
  return new StepResponse(null)
})

/** Signs a buyer out on every device. */
export const endBuyerSessionsWorkflow = createWorkflow("end-buyer-sessions", (input: { buyerId: string }) => {
  return new WorkflowResponse(endBuyerSessionsStep(input))
})
