import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { CreditApplication } from "../../modules/metal-company/sql/apply-for-credit"
import { recordAuditStep } from "../audit/steps/record-audit"
import { teamAudit } from "./lib/team-audit"

type Input = CreditApplication & { customerId: string }

const applyForCreditStep = createStep("apply-for-credit", async (input: Input, { container }) => {
  return new StepResponse(await container.resolve<MetalCompanyService>(METAL_COMPANY).applyForCredit(input))
})

/** Puts a company's wish for terms before the staff. */
export const applyForCreditWorkflow = createWorkflow("apply-for-credit", (input: Input) => {
  const id = applyForCreditStep(input)
  recordAuditStep(
    transform({ input, id }, ({ input: { limitCents, days, files, ...of }, id: request }) =>
      teamAudit("credit_asked", of, { request, limitCents, days, files: files.map((file) => file.file_name) }),
    ),
  )
  return new WorkflowResponse(id)
})
