import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import type { ReplayFilter } from "../../modules/metal-integration/sql/change-webhooks"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { filter: ReplayFilter; actorId: string | null }

const replayDeliveriesStep = createStep("replay-deliveries", async ({ filter }: Input, { container }) => {
  return new StepResponse(await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).replayDeliveries(filter))
})

/** Has messages sent again, answers how many and writes down who did. */
export const replayDeliveriesWorkflow = createWorkflow("replay-deliveries", (input: Input) => {
  const replayed = replayDeliveriesStep(input)
  const entry = transform({ input, replayed }, (data) => ({
    action: "webhook.replayed",
    adminId: data.input.actorId,
    entityType: "webhook_delivery",
    entityId: data.input.filter.id ?? null,
    details: { ...data.input.filter, replayed: data.replayed },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(replayed)
})
