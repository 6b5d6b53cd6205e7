import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { isTaken } from "./lib/send-delivery"

const testWebhookStep = createStep("test-webhook", async ({ id }: { id: string }, { container }) => {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  await integrations.retrieveWebhook(id)
  const deliveryId = await integrations.writeTest(id)
  const delivery = await integrations.claimOne(deliveryId)
  if (delivery) {
    const outcome = await integrations.sendClaimed(delivery)
    await integrations.noteTested(delivery, outcome, isTaken(outcome))
  }
  return new StepResponse(deliveryId)
})

/** Sends a test message at once, to an endpoint that is paused as well; answers its id. */
export const testWebhookWorkflow = createWorkflow("test-webhook", (input: { id: string }) => {
  return new WorkflowResponse(testWebhookStep(input))
})
