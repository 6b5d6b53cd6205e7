import { isBusinessDomain, listMatches, matchSigns } from "@billet/backend/accounts"
import type { ApprovalDetail, ApprovalMatch, ApprovalRow, Coid } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { claimOf } from "./assess-buyer"
import { creditView } from "../../company/lib/credit-view"
import { ownBuyer, type OwnBuyer } from "./own-buyer"

type Request = Awaited<ReturnType<MetalCompanyService["retrieveVerificationRequest"]>>
type Person = { name: string; country: string | null; trustScore: number; accountStatus: ApprovalRow["accountStatus"] }

const iso = (time: Date | string) => new Date(time).toISOString()
const nameOf = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(" ")

function rowOf(request: Request, person: Person): ApprovalRow {
  return {
    id: request.id,
    type: request.type,
    status: request.status,
    createdAt: iso(request.created_at),
    email: request.business_email,
    companyName: request.requested_company_name ?? "",
    reviewedBy: request.reviewed_by,
    reviewedAt: request.reviewed_at && iso(request.reviewed_at),
    autoApproved: request.auto_approved,
    ...person,
  }
}

/** Requests as rows of the inbox, in the order given. */
export async function approvalRows(container: MedusaContainer, requests: Request[]): Promise<ApprovalRow[]> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const ids = [...new Set(requests.map((request) => request.buyer_id))]
  const buyers = await companies.listBuyers({ id: ids }, { relations: ["addresses"] })
  const customerIds = buyers.map((buyer) => buyer.customer_id)
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customerIds }, { select: ["id", "first_name", "last_name"] })
  return requests.flatMap((request) => {
    const buyer = buyers.find((one) => one.id === request.buyer_id)
    if (!buyer) return []
    const customer = customers.find((one) => one.id === buyer.customer_id)
    const country = buyer.addresses.find((one) => one.type === "COMPANY")?.country ?? null
    const name = nameOf(customer?.first_name ?? null, customer?.last_name ?? null)
    return [rowOf(request, { name, country, trustScore: buyer.trust_score, accountStatus: buyer.account_status })]
  })
}

async function matchesOf(companies: MetalCompanyService, own: OwnBuyer): Promise<ApprovalMatch[]> {
  const claim = claimOf(own)
  return listMatches(claim, await companies.findMatchCandidates(claim))
    .slice(0, 10)
    .map(({ company, confidence }) => ({
      companyId: company.id,
      companyName: company.name,
      address: [company.line1, company.city, company.postalCode, company.country].join(", "),
      domains: [...new Set(company.domains)],
      confidence,
      ...matchSigns(claim, company),
    }))
}

function buyerOf({ buyer, companyAddress, email }: OwnBuyer): ApprovalDetail["buyer"] {
  return {
    id: buyer.id,
    customerId: buyer.customer_id,
    jobTitle: buyer.job_title ?? "",
    phone: buyer.primary_number ?? "",
    regionCode: buyer.region_code as Coid,
    emailVerified: buyer.email_verified_at !== null,
    domain: buyer.email_domain ?? "",
    isBusinessDomain: isBusinessDomain(email),
    isDomainTrusted: buyer.is_domain_trusted,
    accessLevel: buyer.access_level,
    companyAddress,
    linkedCompany: buyer.company ? { id: buyer.company.id, name: buyer.company.name } : null,
    registeredAt: iso(buyer.created_at),
    rejectionReason: buyer.rejection_reason,
    resubmissions: buyer.resubmissions,
  }
}

async function creditOf(companies: MetalCompanyService, request: Request): Promise<ApprovalDetail["credit"]> {
  const { asked, files } = await creditView(companies, request)
  return { companyName: request.requested_company_name ?? "", asked, files }
}

/** One request with what the buyer says and the companies that may be meant, as they are now. */
export async function approvalDetail(container: MedusaContainer, id: string): Promise<ApprovalDetail> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const request = await companies.retrieveVerificationRequest(id)
  const own = await ownBuyer(container, { id: request.buyer_id })
  const { buyer, companyAddress } = own
  const person = { country: companyAddress?.country ?? null, trustScore: buyer.trust_score, accountStatus: buyer.account_status }
  return {
    ...rowOf(request, { name: nameOf(own.firstName, own.lastName), ...person }),
    buyer: buyerOf(own),
    reason: request.reason_for_request,
    reviewNotes: request.review_notes,
    autoApprovalReason: request.auto_approval_reason,
    matches: request.type === "CREDIT_APPLICATION" ? [] : await matchesOf(companies, own),
    credit: request.type === "CREDIT_APPLICATION" ? await creditOf(companies, request) : null,
  }
}
