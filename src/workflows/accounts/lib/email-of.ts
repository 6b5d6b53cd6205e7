import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** The address a customer signs in with. */
export async function emailOf(container: MedusaContainer, customerId: string): Promise<string> {
  const customer = await container.resolve(Modules.CUSTOMER).retrieveCustomer(customerId, { select: ["id", "email"] })
  return customer.email
}
