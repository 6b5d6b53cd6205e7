import { isFreeMailDomain } from "@billet/backend/accounts"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { recordAuditStep } from "../audit/steps/record-audit"

export type DomainToSave =
  | { id: null; domain: string; companyId: string | null; autoApprove: boolean; notes: string | null; actorId: string }
  | { id: string; isActive?: boolean; autoApprove?: boolean; notes?: string | null; actorId: string }

const refusal = (field: string, message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message, `field:${field}`)

async function refuseDomain(companies: MetalCompanyService, domain: string, companyId: string | null): Promise<void> {
  if (isFreeMailDomain(domain)) throw refusal("domain", "Anybody can have an address at this domain: it can never be trusted")
  if ((await companies.listTrustedDomains({ domain })).length) throw refusal("domain", "This domain is in the list already")
  if (companyId && !(await companies.listCompanies({ id: companyId })).length)
    throw refusal("companyId", "There is no such company")
}

const saveTrustedDomainStep = createStep("save-trusted-domain", async (input: DomainToSave, { container }) => {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  if (input.id !== null) {
    const { id, isActive, autoApprove, notes } = input
    const before = await companies.retrieveTrustedDomain(id)
    await companies.updateTrustedDomains({
      id,
      is_active: isActive ?? before.is_active,
      auto_approve: autoApprove ?? before.auto_approve,
      notes: notes === undefined ? before.notes : notes,
    })
    return new StepResponse(id)
  }
  const { domain, companyId, autoApprove: auto_approve, notes, actorId: added_by } = input
  await refuseDomain(companies, domain, companyId)
  const saved = await companies.createTrustedDomains({ domain, company_id: companyId, auto_approve, notes, added_by })
  return new StepResponse(saved.id)
})

/** Adds a domain to the trusted ones or changes one. A free-mail domain can never be trusted (decision 38). */
export const saveTrustedDomainWorkflow = createWorkflow("save-trusted-domain", (input: DomainToSave) => {
  const id = saveTrustedDomainStep(input)
  const entry = transform({ input, id }, ({ input: { actorId: adminId, ...details }, id: entityId }) => ({
    action: "trusted_domain.saved",
    adminId,
    entityType: "trusted_domain",
    entityId,
    details,
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(id)
})
