import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { MemberRemoval } from "../../modules/metal-company/sql/company-team"
import { recordAuditStep } from "../audit/steps/record-audit"
import { teamAudit } from "./lib/team-audit"

type Input = MemberRemoval & { customerId: string }

const removeMemberStep = createStep("remove-member", async (removal: Input, { container }) => {
  return new StepResponse(await container.resolve<MetalCompanyService>(METAL_COMPANY).removeMember(removal))
})

/** Takes a colleague, or oneself, out of the company. */
export const removeMemberWorkflow = createWorkflow("remove-member", (input: Input) => {
  const removed = removeMemberStep(input)
  recordAuditStep(
    transform({ input, removed }, (data) =>
      teamAudit("colleague_removed", data.input, { memberId: data.input.memberId, role: data.removed.role }),
    ),
  )
  return new WorkflowResponse(null)
})
