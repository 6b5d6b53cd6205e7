import type { WebhookType } from "@billet/backend/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, createWorkflow, StepResponse, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { newSalt } from "../../modules/metal-integration/webhooks/sign-webhook"
import { recordAuditStep } from "../audit/steps/record-audit"
import { refuseAddress } from "./lib/refuse-address"
import { webhookSources } from "./lib/webhook-sources"

export type NewWebhook = { name: string; url: string; types: WebhookType[]; companyId: string | null; actorId: string | null }

const createWebhookStep = createStep(
  "create-webhook",
  async ({ companyId: company_id, actorId: created_by, ...webhook }: NewWebhook, { container }) => {
    refuseAddress(container, webhook.url)
    const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
    if (company_id && !(await companies.listCompanies({ id: company_id })).length) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "There is no such company", "field:companyId")
    }
    const integrations = container.resolve<MetalIntegrationService>(METAL_INTEGRATION)
    for (const source of webhookSources(container)) await integrations.startSource(source)
    const { id } = await integrations.createWebhooks({ ...webhook, company_id, created_by, salt: newSalt() })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).deleteWebhooks(id)
  },
)

/** Makes an endpoint that is told of everything from now on, and writes down who did. */
export const createWebhookWorkflow = createWorkflow("create-webhook", (input: NewWebhook) => {
  const id = createWebhookStep(input)
  const entry = transform({ input, id }, ({ input: { actorId: adminId, ...details }, id: entityId }) => ({
    action: "webhook.created",
    adminId,
    entityType: "webhook",
    entityId,
    details,
  }))
  recordAuditStep(entry)
  return new WorkflowResponse(id)
})
