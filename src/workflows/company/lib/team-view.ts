import { mayManageCompany, periodStart } from "@billet/backend/accounts"
import type { CompanyInvitation, CompanyMember, CompanyTeamAnswer } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { Buyer } from "../../accounts/lib/load-buyer"
import { colleaguesBy, type Colleague } from "./colleagues"
import { companyOfBuyer } from "./company-of-buyer"

async function memberOf(companies: MetalCompanyService, { row, name, email }: Colleague, reader: Buyer): Promise<CompanyMember> {
  const { id, company_role: role, spending_limit_cents: limit, spending_period: period } = row
  const isYou = id === reader.id
  const member = { id, name, email, role, isYou }
  if (!isYou && !mayManageCompany(reader.companyRole)) return { ...member, spending: null }
  const spent = await companies.spentSince(id, periodStart(period, new Date()))
  return { ...member, spending: { limit: limit === null ? null : limit / 100, period, spent: spent / 100 } }
}

async function invitationsOf(companies: MetalCompanyService, companyId: string): Promise<CompanyInvitation[]> {
  const open = await companies.listCompanyInvitations(
    { company_id: companyId, accepted_at: null, revoked_at: null, expires_at: { $gt: new Date() } },
    { order: { created_at: "ASC", id: "ASC" }, take: null },
  )
  return open.map(({ id, email, company_role: role, expires_at: at }) => ({
    ...{ id, email, role },
    expiresAt: new Date(at).toISOString(),
  }))
}

/** A company's people as one of them sees them: limits only of oneself, unless one is an administrator. */
export async function teamView(container: MedusaContainer, reader: Buyer): Promise<CompanyTeamAnswer> {
  const { companyId, companyName } = companyOfBuyer(reader)
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const colleagues = await colleaguesBy(container, { company_id: companyId })
  return {
    company: { name: companyName, role: reader.companyRole },
    members: await Promise.all(colleagues.map((one) => memberOf(companies, one, reader))),
    invitations: mayManageCompany(reader.companyRole) ? await invitationsOf(companies, companyId) : [],
  }
}
