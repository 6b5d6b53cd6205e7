import {
  isBusinessDomain,
  listMatches,
  mailDomainOf,
  mayAutoApprove,
  trustScore,
  type CompanyClaim,
} from "@billet/backend/accounts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { Submission } from "../../../modules/metal-company/sql/submit-account"
import type { OwnBuyer } from "./own-buyer"

type Assessment = Pick<
  Submission,
  "email" | "domain" | "companyName" | "address" | "jobTitle" | "isDomainTrusted" | "trustScore" | "matches" | "autoApproval"
>

/** What a buyer claims about the own company. */
export function claimOf({ email, buyer, companyAddress }: OwnBuyer): CompanyClaim {
  return {
    name: buyer.company_name ?? "",
    mail: email,
    postalCode: companyAddress?.postalCode ?? "",
    country: companyAddress?.country ?? "",
  }
}

async function trustedDomainOf(companies: MetalCompanyService, domain: string) {
  const [trusted] = await companies.listTrustedDomains({ domain, is_active: true }, { relations: ["company"] })
  return trusted ?? null
}

/** The companies a claim may mean, the surest first. */
export async function possibleCompanies(companies: MetalCompanyService, claim: CompanyClaim) {
  const matches = listMatches(claim, await companies.findMatchCandidates(claim))
  return matches.slice(0, 10).map(({ company, confidence }) => ({ companyId: company.id, confidence }))
}

/** How far a buyer whose address is confirmed can be trusted, and whether that is enough. Source: decisions 38 to 40. */
export async function assessBuyer(container: MedusaContainer, own: OwnBuyer): Promise<Assessment> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const { email, buyer, companyAddress } = own
  const domain = mailDomainOf(email)
  const trusted = await trustedDomainOf(companies, domain)
  const matches = await possibleCompanies(companies, claimOf(own))
  const auto = mayAutoApprove({
    mail: email,
    trustedDomain: trusted && { domain, isActive: trusted.is_active, autoApprove: trusted.auto_approve },
    companyRequiresApproval: trusted?.company?.requires_approval ?? false,
  })
  return {
    email,
    domain,
    companyName: buyer.company_name ?? "",
    address: companyAddress,
    jobTitle: buyer.job_title,
    isDomainTrusted: trusted !== null,
    trustScore: trustScore({
      mailVerified: true,
      isDomainTrusted: trusted !== null,
      isBusinessDomain: isBusinessDomain(email),
      companyMatch: matches[0]?.confidence ?? 0,
      hasCompleteAddress: companyAddress !== null,
      hasPhone: buyer.primary_number !== null,
    }),
    matches,
    autoApproval:
      auto && trusted
        ? { accessLevel: trusted.access_level, companyId: trusted.company?.id ?? null, reason: `Trusted domain ${domain}` }
        : null,
  }
}
