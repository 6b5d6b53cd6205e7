import type { CompanyFacts } from "@billet/backend/contract"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_AUDIT } from "../../modules/metal-audit"
import type MetalAuditService from "../../modules/metal-audit/service"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { CompanyEdit } from "../../modules/metal-company/sql/edit-company"
import { companyFacts } from "./lib/company-detail"

type Input = CompanyEdit & { actorId: string }

/** What of the company's facts the edit changes, as it was and as it will be. */
function changedFacts(before: CompanyFacts, after: CompanyFacts | undefined) {
  const names = (Object.keys(after ?? {}) as (keyof CompanyFacts)[]).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  )
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after?.[name] ?? null }]))
}

const editCompanyStep = createStep("edit-company", async ({ actorId, ...edit }: Input, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const audit = container.resolve<MetalAuditService>(METAL_AUDIT)
  const before = await companies.retrieveCompany(edit.id)
  const { credit_limit_cents: limitCents, terms_days: days, credit_hold: hold } = before
  await companies.inTransaction(async (transaction) => {
    await companies.editCompany(edit, transaction)
    const credit = edit.credit
      ? { from: { terms: limitCents === null ? null : { limitCents, days }, hold }, to: edit.credit }
      : {}
    const details = { facts: changedFacts(companyFacts(before), edit.facts), credit }
    const entry = { action: "company.edited", adminId: actorId, entityType: "company", entityId: edit.id, details }
    await audit.append(entry, transaction)
  })
  return new StepResponse(edit.id)
})

/** Changes a company's facts or credit, written down in the same transaction. */
export const editCompanyWorkflow = createWorkflow("edit-company", (input: Input) => {
  const id = editCompanyStep(input)
  return new WorkflowResponse(transform({ id }, (found) => found.id))
})
