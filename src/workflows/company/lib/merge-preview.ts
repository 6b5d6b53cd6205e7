import { mergeCompanies, type MergedFact, type MergingCompany } from "@billet/backend/accounts"
import type { MergePreview } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_INTEGRATION } from "../../../modules/metal-integration"
import type MetalIntegrationService from "../../../modules/metal-integration/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import { mergeSide } from "./company-detail"

type Row = Awaited<ReturnType<MetalCompanyService["retrieveCompany"]>>

const LABELS: Record<MergedFact, string> = {
  phone: "Phone",
  website: "Website",
  industry: "Industry",
  description: "Description",
  logo: "Logo",
  vulcanId: "Customer number",
  customerSince: "Customer since",
  customerSegment: "Segment",
  taxCertificate: "Tax certificate",
}

function mergingOf(row: Row): MergingCompany {
  const { phone, website, industry, description, logo } = row
  return {
    ...{ phone, website, industry, description, logo },
    creditLimitCents: row.credit_limit_cents,
    termsDays: row.terms_days,
    openBalanceCents: row.open_balance_cents,
    creditHold: row.credit_hold,
    requiresApproval: row.requires_approval,
    vulcanId: row.vulcan_id,
    customerSince: row.customer_since,
    customerSegment: row.customer_segment,
    taxExemptUntil: row.tax_exempt_until,
    taxCertificate: row.tax_certificate,
  }
}

const refusal = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message, "field:into")

/** The two companies, or why they cannot be merged. The one that goes is NOT_FOUND when there is none. */
async function pairOf(container: MedusaContainer, fromId: string, intoId: string): Promise<{ from: Row; into: Row }> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const from = await companies.retrieveCompany(fromId)
  if (fromId === intoId) throw refusal("A company cannot be merged into itself")
  const [into] = await companies.listCompanies({ id: intoId })
  if (!into) throw refusal("There is no such company")
  if (from.merged_into_id || into.merged_into_id)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "One of these companies was merged into another one", "company_merged")
  if (!into.is_active) throw refusal("This company is closed")
  return { from, into }
}

/** What merging one company into another would do; nothing is done. */
export async function mergePreview(container: MedusaContainer, fromId: string, intoId: string): Promise<MergePreview> {
  const { from, into } = await pairOf(container, fromId, intoId)
  const pair = { fromId, intoId }
  const found = await container.resolve<MetalCompanyService>(METAL_COMPANY).findToMerge(pair)
  const { prices, doubles } = await container.resolve<MetalPricingService>(METAL_PRICING).countCompanyPrices(pair)
  const [, orders] = await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listAndCountOrderRecords({ company_id: fromId }, { take: 1, select: ["id"] })
  const [, integrationKeys] = await container
    .resolve<MetalIntegrationService>(METAL_INTEGRATION)
    .listAndCountIntegrationKeys({ company_id: fromId, revoked_at: null }, { take: 1, select: ["id"] })
  const { after, givenUp } = mergeCompanies(mergingOf(from), mergingOf(into))
  const { demoted, invitations, ...rest } = found
  return {
    from: mergeSide(from),
    into: mergeSide(into),
    moves: { ...rest, orders, customPrices: prices, integrationKeys },
    doublePrices: doubles,
    ...{ demoted, invitations },
    after: {
      terms: after.creditLimitCents === null ? null : { limit: after.creditLimitCents / 100, days: after.termsDays ?? 0 },
      openBalance: after.openBalanceCents / 100,
      hold: after.creditHold,
      requiresApproval: after.requiresApproval,
      taxExemptUntil: after.taxExemptUntil,
      taxCertificate: after.taxCertificate,
    },
    givenUp: givenUp.map(({ fact, value }) => ({ label: LABELS[fact], value })),
  }
}
