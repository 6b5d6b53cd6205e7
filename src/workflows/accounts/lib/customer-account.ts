import type { CustomerAccountView } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { mergeSide } from "../../company/lib/company-detail"
import { emailOf } from "./email-of"
import { identityOf } from "./identity-of"
import { secondFactorView } from "./second-factor"

/** What the trade knows of a customer; null for one it does not know. */
export async function customerAccount(container: MedusaContainer, customerId: string): Promise<CustomerAccountView | null> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const [buyer] = await companies.listBuyers({ customer_id: customerId }, { relations: ["company"] })
  if (!buyer) return null
  const { company, spending_limit_cents: cents, sessions_valid_from: ended } = buyer
  const { terms, hold } = company ? mergeSide(company) : { terms: null, hold: false }
  return {
    buyerId: buyer.id,
    accountStatus: buyer.account_status,
    accessLevel: buyer.access_level,
    trustScore: buyer.trust_score,
    emailVerified: buyer.email_verified_at !== null,
    isDomainTrusted: buyer.is_domain_trusted,
    company: company ? { id: company.id, name: company.name, role: buyer.company_role, terms, hold } : null,
    spendingLimit: cents === null ? null : cents / 100,
    signedOutAt: ended && new Date(ended).toISOString(),
    secondFactorSince: await secondFactorSince(container, customerId),
  }
}

async function secondFactorSince(container: MedusaContainer, customerId: string): Promise<string | null> {
  const identity = await identityOf(container, await emailOf(container, customerId))
  return identity && (await secondFactorView(container, identity.authIdentityId)).addedAt
}
