import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"

const pruneStockChangesStep = createStep("prune-stock-changes", async (_input: void, { container }) => {
  const told = await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).webhookCursor("stock")
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).pruneChanges(told)
  return new StepResponse(null)
})

export const pruneStockChangesWorkflow = createWorkflow("prune-stock-changes", () => {
  return new WorkflowResponse(pruneStockChangesStep())
})
