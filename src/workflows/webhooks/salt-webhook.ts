import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { newSalt } from "../../modules/metal-integration/webhooks/sign-webhook"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { id: string; actorId: string | null }

const saltWebhookStep = createStep("salt-webhook", async ({ id }: Input, { container }) => {
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const { name } = await integrations.retrieveWebhook(id)
  await integrations.saltWebhook(id, newSalt())
  return new StepResponse(name)
})

/** Gives an endpoint another secret and writes down who did; the former one signs as well for a day. */
export const saltWebhookWorkflow = createWorkflow("salt-webhook", (input: Input) => {
  const name = saltWebhookStep(input)
  const entry = transform({ input, name }, (data) => ({
    action: "webhook.secret_changed",
    adminId: data.input.actorId,
    entityType: "webhook",
    entityId: data.input.id,
    details: { name: data.name },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(name)
})
