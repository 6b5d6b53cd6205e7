import type { OrderAddress } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fromMedusaAddress } from "./to-medusa-address"

type Stored = Parameters<typeof fromMedusaAddress>[0]
type OrderAddresses = { shippingAddress: OrderAddress; billingAddress: OrderAddress }

/** Where Medusa's order goes, and who is billed; read without its versions and changes, which take five more queries. */
export async function orderAddresses(container: MedusaContainer, orderId: string): Promise<OrderAddresses> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Record<"shipping" | "billing", Stored>[] }>(
      `select to_json(s) as shipping, to_json(b) as billing from "order" o
     left join order_address s on s.id = o.shipping_address_id left join order_address b on b.id = o.billing_address_id
     where o.id = ?`,
      [orderId],
    )
  return { shippingAddress: fromMedusaAddress(rows[0]?.shipping), billingAddress: fromMedusaAddress(rows[0]?.billing) }
}
