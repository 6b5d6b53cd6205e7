import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** The address a customer signs in with. */
export async function emailOf(container: MedusaContainer, customerId: string): Promise<string> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { email: string }[] }>("select email from customer where id = ? and deleted_at is null", [customerId])
    .options({ name: "email-of" })
  const [customer] = rows
  if (customer) return customer.email
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no customer ${customerId}`)
}
