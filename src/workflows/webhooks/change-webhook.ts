import type { WebhookChange } from "@billet/backend/contract"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { refuseAddress } from "./lib/refuse-address"

type Input = { id: string; change: WebhookChange; actorId: string | null }

/** An endpoint that goes on has its days of failure behind it. */
const RESUMED = { pause_reason: null, failing_since: null }

const changeWebhookStep = createStep("change-webhook", async ({ id, change }: Input, { container }) => {
  if (change.url) refuseAddress(container, change.url)
  const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  await integrations.retrieveWebhook(id)
  await integrations.updateWebhooks({ id, ...change, ...(change.status ? RESUMED : {}) })
  return new StepResponse(id)
})

/** Changes an endpoint, pauses it or lets it go on, and writes down who did. */
export const changeWebhookWorkflow = createWorkflow("change-webhook", (input: Input) => {
  const id = changeWebhookStep(input)
  const entry = transform({ input, id }, ({ input: { actorId: adminId, change }, id: entityId }) => ({
    action: "webhook.changed",
    adminId,
    entityType: "webhook",
    entityId,
    details: change,
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(id)
})
