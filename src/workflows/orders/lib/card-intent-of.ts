import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** The payment collection that a cart has opened; undefined when it has none. */
export async function collectionOf(container: MedusaContainer, cartId: string): Promise<string | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "cart", fields: ["payment_collection.id"], filters: { id: cartId } })
  return data[0]?.payment_collection?.id
}

/** The card provider's id of the payment that a cart has opened; null when it has none. */
export async function cardIntentOf(container: MedusaContainer, cartId: string): Promise<string | null> {
  const collection = await collectionOf(container, cartId)
  if (!collection) return null
  const sessions = await container.resolve(Modules.PAYMENT).listPaymentSessions({ payment_collection_id: collection })
  const ids = sessions.map((session) => session.data.id)
  return ids.find((id): id is string => typeof id === "string") ?? null
}
