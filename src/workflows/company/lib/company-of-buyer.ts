import { mayManageCompany } from "@billet/backend/accounts"
import { MedusaError } from "@medusajs/framework/utils"
import type { Buyer } from "../../accounts/lib/load-buyer"

export type CompanyActor = { companyId: string; companyName: string; actorId: string }

/** The company somebody acts for; NOT_FOUND for who belongs to none, so that it cannot be told from a foreign one. */
export function companyOfBuyer(buyer: Buyer): CompanyActor {
  if (!buyer.company) throw new MedusaError(MedusaError.Types.NOT_FOUND, "You belong to no company yet")
  return { companyId: buyer.company.id, companyName: buyer.company.name, actorId: buyer.id }
}

/** The same for an administrator; anybody else is refused (company_admin_only). */
export function companyOfAdmin(buyer: Buyer): CompanyActor {
  const company = companyOfBuyer(buyer)
  if (mayManageCompany(buyer.companyRole)) return company
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Only an administrator of your company may do this", "company_admin_only")
}
