import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The payment collection that a cart has opened; undefined when it has none. */
export async function collectionOf(container: MedusaContainer, cartId: string): Promise<string | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{
    rows: { id: string }[]
  }>("select payment_collection_id as id from cart_payment_collection where cart_id = ? and deleted_at is null", [cartId])
  return rows[0]?.id
}
