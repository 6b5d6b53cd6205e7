import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { recordAuditStep } from "../audit/steps/record-audit"

type Input = { id: string; actorId: string | null }

/** Not undone: a key that somebody wants to end must not come back because a later step failed. */
const revokeIntegrationKeyStep = createStep("revoke-integration-key", async ({ id, actorId }: Input, { container }) => {
  const keys = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
  const { name } = await keys.retrieveIntegrationKey(id)
  if (!(await keys.revokeKey(id, actorId))) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This key was revoked before", "key_revoked")
  }
  return new StepResponse(name)
})

/** Ends a key of an integrator at once and writes down who did. */
export const revokeIntegrationKeyWorkflow = createWorkflow("revoke-integration-key", (input: Input) => {
  const name = revokeIntegrationKeyStep(input)
  const entry = transform({ input, name }, (data) => ({
    action: "integration_key.revoked",
    adminId: data.input.actorId,
    entityType: "integration_key",
    entityId: data.input.id,
    details: { name: data.name },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(name)
})
