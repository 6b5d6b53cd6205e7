import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { MAX_WAITING_CARTS, requestOf } from "./waiting-cart"

/** More carts than a buyer may have waiting, so that an open one is among them. */
const LOOKED_AT = MAX_WAITING_CARTS + 1

/** The cart a buyer last worked on, has not ordered yet, and that waits for nobody's approval. */
export async function openCartOf(container: MedusaContainer, customerId: string): Promise<CartDTO | null> {
  const carts = await container
    .resolve(Modules.CART)
    .listCarts(
      { customer_id: customerId, completed_at: { $eq: null } },
      { relations: ["items"], order: { updated_at: "DESC" }, take: LOOKED_AT },
    )
  return carts.find((cart) => requestOf(cart) === null) ?? null
}
