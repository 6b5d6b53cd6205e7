import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_AUDIT } from "../../modules/metal-audit"
import type MetalAuditService from "../../modules/metal-audit/service"
import { METAL_COMPANY } from "../../modules/metal-company"
import type MetalCompanyService from "../../modules/metal-company/service"
import type { CompanyMerge } from "../../modules/metal-company/sql/merge-companies"
import { METAL_INTEGRATION } from "../../modules/metal-integration"
import type MetalIntegrationService from "../../modules/metal-integration/service"
import { METAL_NOTIFICATION } from "../../modules/metal-notification"
import type MetalNotificationService from "../../modules/metal-notification/service"
import { METAL_ORDER } from "../../modules/metal-order"
import type MetalOrderService from "../../modules/metal-order/service"
import { METAL_PRICING } from "../../modules/metal-pricing"
import type MetalPricingService from "../../modules/metal-pricing/service"
import { mergePreview } from "./lib/merge-preview"

type Input = CompanyMerge & { actorId: string }

async function merge(container: MedusaContainer, { actorId, ...pair }: Input): Promise<void> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const preview = await mergePreview(container, pair.fromId, pair.intoId)
  await companies.inTransaction(async (transaction) => {
    const found = await companies.mergeCompanyRows(pair, transaction)
    await container.resolve<MetalPricingService>(METAL_PRICING).moveCompanyPrices({ ...pair, actorId }, transaction)
    await container.resolve<MetalOrderService>(METAL_ORDER).moveCompany(pair, transaction)
    await container.resolve<MetalIntegrationService>(METAL_INTEGRATION).moveCompany(pair, transaction)
    await container.resolve<MetalNotificationService>(METAL_NOTIFICATION).moveCompany(pair, transaction)
    const details = { ...preview, moves: { ...preview.moves, ...found } }
    const entry = { action: "company.merged", adminId: actorId, entityType: "company", entityId: pair.fromId, details }
    await container.resolve<MetalAuditService>(METAL_AUDIT).append(entry, transaction)
  })
}

const DEADLOCK = "40P01"
const ATTEMPTS = 3

/** Somebody may decide a request of the same company at this moment; of two who wait for each other the database ends one. */
async function mergeInTurn(container: MedusaContainer, input: Input, attempt = 1): Promise<void> {
  try {
    await merge(container, input)
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === DEADLOCK
    if (!isDeadlock || attempt === ATTEMPTS) throw error
    await mergeInTurn(container, input, attempt + 1)
  }
}

/** All of it or nothing: one transaction, the audit's entry in it. Nothing can take it back afterwards. */
const mergeCompaniesStep = createStep("merge-companies", async (input: Input, { container }) => {
  await mergeInTurn(container, input)
  return new StepResponse(null)
})

/** Makes two companies one: people, orders, prices, credit and whatever else belongs to the first go over to the second. */
export const mergeCompaniesWorkflow = createWorkflow("merge-companies", (input: Input) => {
  return new WorkflowResponse(mergeCompaniesStep(input))
})
