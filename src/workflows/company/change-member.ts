import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { MemberChange } from "../../modules/metal-company/sql/company-team"
import { recordAuditStep } from "../audit/steps/record-audit"
import { teamAudit } from "./lib/team-audit"

type Input = MemberChange & { customerId: string }

const changeMemberStep = createStep("change-member", async (change: Input, { container }) => {
  return new StepResponse(await container.resolve<MetalCompanyService>(METAL_COMPANY).changeMember(change))
})

/** Gives a colleague another role or spending limit. */
export const changeMemberWorkflow = createWorkflow("change-member", (input: Input) => {
  const before = changeMemberStep(input)
  recordAuditStep(
    transform({ input, before }, ({ input: { memberId, role, limitCents, period, ...of }, before: was }) =>
      teamAudit("colleague_changed", of, { memberId, from: was.role, role, limitCents, period }),
    ),
  )
  return new WorkflowResponse(null)
})
