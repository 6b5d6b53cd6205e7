import {
  canOrder,
  canSeePrices,
  canSignIn,
  mayOrderForCompany,
  mayUseAccountTerms,
  mayUseContractPrices,
} from "@billet/backend/accounts"
import type { AccessLevel, AccountStatus, Coid, CompanyRole } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { BuyerCompany } from "../../../modules/metal-company/sql/read-buyer"

/** A signed-in buyer with what they may do. `company` is null for a buyer who belongs to none yet. */
export type Buyer = {
  id: string
  customerId: string
  /** False for rejected, suspended and deactivated accounts. */
  maySignIn: boolean
  /** Sign-ins from before this moment are over. */
  sessionsValidFrom: Date | null
  accountStatus: AccountStatus
  accessLevel: AccessLevel
  regionCode: Coid
  canSeePrices: boolean
  canOrder: boolean
  mayUseAccountTerms: boolean
  mayUseContractPrices: boolean
  /** What they may do in their company; without one it means nothing. */
  companyRole: CompanyRole
  company: BuyerCompany | null
}

/** The buyer behind a customer id, or null when nobody is signed in or the customer is unknown to the trade. */
export async function loadBuyer(container: MedusaContainer, customerId: string | null): Promise<Buyer | null> {
  if (!customerId) return null
  const row = await container.resolve<MetalCompanyService>(METAL_COMPANY).readBuyer(customerId)
  if (!row) return null
  const facts = {
    accountStatus: row.account_status,
    accessLevel: row.access_level,
    mailVerified: row.email_verified_at !== null,
  }
  const maySignIn = row.is_active && canSignIn(row.account_status)
  return {
    id: row.id,
    customerId,
    maySignIn,
    sessionsValidFrom: row.sessions_valid_from && new Date(row.sessions_valid_from),
    accountStatus: row.account_status,
    accessLevel: row.access_level,
    regionCode: row.region_code,
    canSeePrices: maySignIn && canSeePrices(facts),
    canOrder: maySignIn && canOrder(facts) && (!row.company || mayOrderForCompany(row.company_role)),
    mayUseAccountTerms: mayUseAccountTerms(facts),
    mayUseContractPrices: mayUseContractPrices(facts),
    companyRole: row.company_role,
    company: row.company,
  }
}
