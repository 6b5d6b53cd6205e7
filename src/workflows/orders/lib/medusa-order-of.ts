import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The one id that the order of a cart can have: the database refuses a second order of it. */
export function orderIdOf(cartId: string): string {
  return cartId.replace(/^cart_/, "order_")
}

/** Medusa's order of a cart, once the two are tied together; an order that is not tied to its cart does not count. */
export async function medusaOrderOf(container: MedusaContainer, cartId: string): Promise<string | null> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order_cart", fields: ["order_id"], filters: { cart_id: cartId } })
  return data[0]?.order_id ?? null
}
