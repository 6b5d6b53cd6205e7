import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"

const prunePriceChangesStep = createStep("prune-price-changes", async (_input: void, { container }) => {
  await container.resolve<MetalPricingService>(METAL_PRICING).pruneBookChanges()
  return new StepResponse(null)
})

export const prunePriceChangesWorkflow = createWorkflow("prune-price-changes", () => {
  return new WorkflowResponse(prunePriceChangesStep())
})
