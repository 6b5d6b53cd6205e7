import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { id: string; actorId: string | null }

const removeWebhookStep = createStep("remove-webhook", async ({ id }: Input, { container }) => {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const { name, url } = await integrations.retrieveWebhook(id)
  await integrations.removeWebhook(id)
  return new StepResponse({ name, url })
})

/** Ends an endpoint, gives up what waits for it and writes down who did. */
export const removeWebhookWorkflow = createWorkflow("remove-webhook", (input: Input) => {
  const details = removeWebhookStep(input)
  const entry = transform({ input, details }, (data) => ({
    action: "webhook.removed",
    adminId: data.input.actorId,
    entityType: "webhook",
    entityId: data.input.id,
    details: data.details,
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(details)
})
