import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The cart a buyer last worked on, has not ordered yet, that waits for nobody's approval and is no draft: its id. */
export async function openCartOf(container: MedusaContainer, customerId: string): Promise<string | null> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string }[] }>(
      `select id from cart where customer_id = ? and completed_at is null and deleted_at is null
       and metadata->>'purchase_request' is null and metadata->>'draft_saved_at' is null
     order by updated_at desc limit 1`,
      [customerId],
    )
    .options({ name: "open-cart-of" })
  return rows[0]?.id ?? null
}
