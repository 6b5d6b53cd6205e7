import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"

/** Who orders, as the shop knows them at this moment. */
export type OrderCustomer = {
  firstName: string
  lastName: string
  email: string
  primaryNumber: string | null
  secondaryNumber: string | null
}

const ORDER_CUSTOMER = `
  select coalesce(c.first_name, '') as "firstName", coalesce(c.last_name, '') as "lastName", c.email,
    b.primary_number as "primaryNumber", b.secondary_number as "secondaryNumber"
  from customer c left join metal_buyer b on b.customer_id = c.id and b.deleted_at is null
  where c.id = ? and c.deleted_at is null`

/** A customer who orders; NOT_FOUND for one who is gone. */
export async function orderCustomer(container: MedusaContainer, customerId: string): Promise<OrderCustomer> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: OrderCustomer[] }>(ORDER_CUSTOMER, [customerId])
    .options({ name: "order-customer" })
  const [customer] = rows
  if (customer) return customer
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no customer ${customerId}`)
}
