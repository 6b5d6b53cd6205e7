import type { CompanyListAnswer, CompanyListQuerySchema, CompanyRow } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Row = Awaited<ReturnType<MetalCompanyService["retrieveCompany"]>>

function toRow(company: Row): CompanyRow {
  const { credit_limit_cents: limit } = company
  return {
    id: company.id,
    name: company.name,
    city: company.city,
    country: company.country,
    isVerified: company.is_verified,
    isActive: company.is_active,
    requiresApproval: company.requires_approval,
    buyers: company.buyers.length,
    domains: company.trusted_domains.map((one) => one.domain),
    terms:
      limit === null
        ? null
        : {
            limit: limit / 100,
            openBalance: company.open_balance_cents / 100,
            days: company.terms_days ?? 0,
            hold: company.credit_hold,
          },
  }
}

/** Companies by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyListAnswer>): Promise<void> {
  const { q, limit, offset } = req.validatedQuery as unknown as z.output<typeof CompanyListQuerySchema>
  const [companies, count] = await req.scope.resolve<MetalCompanyService>(METAL_COMPANY).listAndCountCompanies(q ? { q } : {}, {
    order: { name: "ASC", id: "ASC" },
    relations: ["buyers", "trusted_domains"],
    take: limit,
    skip: offset,
  })
  res.json({ companies: companies.map(toRow), count, limit, offset })
}
