import type { IntegrationScope } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { recordAuditStep } from "../audit/steps/record-audit"

/** What is kept of a key; the key itself enters no workflow, whose inputs are written down. */
export type NewKey = {
  name: string
  scopes: IntegrationScope[]
  companyId: string | null
  secret_hash: string
  hint: string
  actorId: string | null
}

const createIntegrationKeyStep = createStep(
  "create-integration-key",
  async ({ companyId: company_id, actorId: created_by, ...key }: NewKey, { container }) => {
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    if (company_id && !(await companies.listCompanies({ id: company_id })).length) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no such company", "field:companyId")
    }
    const keys = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
    const { id } = await keys.createIntegrationKeys({ ...key, company_id, created_by })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).deleteIntegrationKeys(id)
  },
)

/** Makes a key for an integrator and writes down who did. */
export const createIntegrationKeyWorkflow = createWorkflow("create-integration-key", (input: NewKey) => {
  const id = createIntegrationKeyStep(input)
  const entry = transform({ input, id }, ({ input: { actorId: adminId, name, scopes, companyId }, id: entityId }) => ({
    action: "integration_key.created",
    adminId,
    entityType: "integration_key",
    entityId,
    details: { name, scopes, companyId },
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(id)
})
