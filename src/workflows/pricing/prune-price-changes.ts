import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"

const prunePriceChangesStep = createStep("prune-price-changes", async (_input: void, { container }) => {
  const told = await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).webhookCursor("prices")
  await container.resolve<MetalPricingService>(METAL_PRICING).pruneBookChanges(told === null ? null : Number(told))
  return new StepResponse(null)
})

export const prunePriceChangesWorkflow = createWorkflow("prune-price-changes", () => {
  return new WorkflowResponse(prunePriceChangesStep())
})
