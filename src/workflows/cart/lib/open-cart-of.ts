import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** The cart a buyer last worked on and has not ordered yet. */
export async function openCartOf(container: MedusaContainer, customerId: string): Promise<CartDTO | null> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts(
      { customer_id: customerId, completed_at: { $eq: null } },
      { relations: ["items"], order: { updated_at: "DESC" }, take: 1 },
    )
  return cart ?? null
}
