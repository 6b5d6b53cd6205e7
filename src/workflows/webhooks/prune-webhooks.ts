import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"

const pruneWebhooksStep = createStep("prune-webhooks", async (_input: void, { container }) => {
  await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).pruneDeliveries()
  return new StepResponse(null)
})

export const pruneWebhooksWorkflow = createWorkflow("prune-webhooks", () => {
  return new WorkflowResponse(pruneWebhooksStep())
})
