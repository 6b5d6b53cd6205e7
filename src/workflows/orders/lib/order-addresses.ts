import type { OrderAddress } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fromMedusaAddress } from "./to-medusa-address"

type Stored = Parameters<typeof fromMedusaAddress>[0]
type Sides = Record<"shipping" | "billing", Stored>
type Row = Sides & { email: string | null; shipping_address_id: string | null; billing_address_id: string | null }
type OrderAddresses = { shippingAddress: OrderAddress; billingAddress: OrderAddress; contact: OrderContact }
/** How Medusa's order knows who ordered it. */
export type OrderContact = { email: string; shippingAddressId: string | null; billingAddressId: string | null }

/** Where Medusa's order goes, and who is billed; read without its versions and changes, which take five more queries. */
export async function orderAddresses(container: MedusaContainer, orderId: string): Promise<OrderAddresses> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: Row[] }>(
    `select to_json(s) as shipping, to_json(b) as billing, o.email, o.shipping_address_id, o.billing_address_id from "order" o
     left join order_address s on s.id = o.shipping_address_id left join order_address b on b.id = o.billing_address_id
     where o.id = ?`,
    [orderId],
  )
  const [row] = rows
  return {
    shippingAddress: fromMedusaAddress(row?.shipping),
    billingAddress: fromMedusaAddress(row?.billing),
    contact: {
      email: row?.email ?? "",
      shippingAddressId: row?.shipping_address_id ?? null,
      billingAddressId: row?.billing_address_id ?? null,
    },
  }
}
