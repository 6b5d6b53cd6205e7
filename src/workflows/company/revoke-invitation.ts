import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"
import { teamAudit } from "./lib/team-audit"

type Input = { id: string; companyId: string; actorId: string; customerId: string }

const revokeInvitationStep = createStep("revoke-invitation", async (input: Input, { container }) => {
  const revoked = await container.resolve<MetalCompanyService>(METAL_COMPANY).revokeInvitation(input)
  if (!revoked) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such invitation")
  return new StepResponse(null)
})

/** Takes an invitation back: its link is worthless from then on. */
export const revokeInvitationWorkflow = createWorkflow("revoke-invitation", (input: Input) => {
  revokeInvitationStep(input)
  recordAuditStep(transform({ input }, (data) => teamAudit("invitation_revoked", data.input, { invitation: data.input.id })))
  return new WorkflowResponse(null)
})
