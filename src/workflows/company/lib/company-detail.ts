import { LISTED_FROM, listMatches } from "@billet/backend/accounts"
import type {
  CompanyDetail,
  CompanyFacts,
  CompanyPerson,
  MergeSide,
  PostalAddress,
  SimilarCompany,
} from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

type Row = Awaited<ReturnType<MetalCompanyService["retrieveCompany"]>>

/** No page shows more people of one company. */
const MOST_PEOPLE = 500
const MOST_SIMILAR = 10

function addressOf(row: Row): PostalAddress {
  const { line1, line2, city, state, postal_code: postalCode, country } = row
  return { line1, line2: line2 ?? undefined, city, state: state ?? undefined, postalCode, country }
}

const termsOf = ({ credit_limit_cents: cents, terms_days: days }: Row) =>
  cents === null ? null : { limit: cents / 100, days: days ?? 0 }

/** What staff may change of a company, as it is. */
export function companyFacts(row: Row): CompanyFacts {
  return {
    name: row.name,
    address: addressOf(row),
    phone: row.phone ?? undefined,
    website: row.website ?? undefined,
    industry: row.industry ?? undefined,
    vulcanId: row.vulcan_id ?? undefined,
    isVerified: row.is_verified,
    requiresApproval: row.requires_approval,
    isActive: row.is_active,
    taxExemptUntil: row.tax_exempt_until ?? undefined,
    taxCertificate: row.tax_certificate ?? undefined,
  }
}

/** A company as one side of a merge. */
export function mergeSide(row: Row): MergeSide {
  const { id, version, name, credit_hold: hold, open_balance_cents: cents } = row
  return { id, version, name, address: addressOf(row), terms: termsOf(row), openBalance: cents / 100, hold }
}

async function peopleOf(container: MedusaContainer, companyId: string): Promise<CompanyPerson[]> {
  const buyers = await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listBuyers({ company_id: companyId }, { order: { created_at: "ASC", id: "ASC" }, take: MOST_PEOPLE })
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers(
      { id: buyers.map((one) => one.customer_id) },
      { select: ["id", "email", "first_name", "last_name"], take: MOST_PEOPLE },
    )
  const known = new Map(customers.map((one) => [one.id, one]))
  return buyers.map((buyer) => {
    const customer = known.get(buyer.customer_id)
    return {
      buyerId: buyer.id,
      customerId: buyer.customer_id,
      name: [customer?.first_name, customer?.last_name].filter(Boolean).join(" "),
      email: customer?.email ?? "",
      role: buyer.company_role,
      accountStatus: buyer.account_status,
      accessLevel: buyer.access_level,
    }
  })
}

/** Companies that may be the same one, by the rule that links buyers to companies (decision 40). */
async function similarTo(companies: MetalCompanyService, row: Row): Promise<SimilarCompany[]> {
  const domain = row.website_domain ?? row.trusted_domains[0]?.domain ?? ""
  const claim = { name: row.name, mail: domain, postalCode: row.postal_code, country: row.country }
  const others = (await companies.findMatchCandidates(claim)).filter(({ id }) => id !== row.id)
  return listMatches(claim, others)
    .filter(({ confidence }) => confidence >= LISTED_FROM)
    .slice(0, MOST_SIMILAR)
    .map(({ company, confidence }) => ({
      id: company.id,
      name: company.name,
      address: [company.line1, company.city, company.postalCode, company.country].join(", "),
      confidence,
    }))
}

/** A company with its people and those that may be the same one. */
export async function companyDetail(container: MedusaContainer, id: string): Promise<CompanyDetail> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const row = await companies.retrieveCompany(id, { relations: ["trusted_domains"] })
  const [into] = row.merged_into_id ? await companies.listCompanies({ id: row.merged_into_id }) : []
  const { phone, website, industry, vulcan_id: vulcanId, is_verified: isVerified, is_active: isActive } = row
  return {
    ...mergeSide(row),
    ...{ phone, website, industry, vulcanId, isVerified, isActive },
    requiresApproval: row.requires_approval,
    taxExemptUntil: row.tax_exempt_until,
    taxCertificate: row.tax_certificate,
    domains: row.trusted_domains.map((one) => one.domain),
    people: await peopleOf(container, id),
    mergedInto: into ? { id: into.id, name: into.name } : null,
    similar: row.merged_into_id ? [] : await similarTo(companies, row),
  }
}
