import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Who wants to use a promo code. */
export type PromoUser = { customerId: string; companyId: string | null; email: string; groupIds: string[] }

export async function promoUser(
  container: MedusaContainer,
  { customerId, companyId }: { customerId: string; companyId: string | null },
): Promise<PromoUser> {
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId, { relations: ["groups"] })
  return { customerId, companyId, email: customer.email, groupIds: customer.groups.map(({ id }) => id) }
}
