import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"

/** Another site's word has made the account, and its owner has neither said who they are nor agreed to anything. */
export const isIncomplete = (buyer: { account_status: string; email_verified_at: Date | null }): boolean =>
  buyer.account_status === "UNVERIFIED" && buyer.email_verified_at !== null

/** Throws CONFLICT (account_state) for whom nothing may be approved yet. */
export async function refuseIncomplete(container: MedusaContainer, customerId: string): Promise<void> {
  const [buyer] = await container.resolve<MetalCompanyService>(METAL_COMPANY).listBuyers({ customer_id: customerId })
  if (buyer && isIncomplete(buyer)) {
    throw new MedusaError(MedusaError.Types.CONFLICT, "Complete your profile first", "account_state")
  }
}
