import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

const pruneStockChangesStep = createStep("prune-stock-changes", async (_input: void, { container }) => {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).pruneChanges()
  return new StepResponse(null)
})

export const pruneStockChangesWorkflow = createWorkflow("prune-stock-changes", () => {
  return new WorkflowResponse(pruneStockChangesStep())
})
