import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { sqlOf } from "../../../modules/shared/sql-of"
import { messageOf } from "../../shared/message-of"
import { PAYMENT_PROVIDERS } from "./payment-providers"

/** A payment that waits for its buyer's card; `intentId` is the card provider's. */
export type CardPayment = { cartId: string; collectionId: string; sessionId: string; intentId: string }

const collectionEnds = (cartId: string, id: string) => ({
  [Modules.CART]: { cart_id: cartId },
  [Modules.PAYMENT]: { payment_collection_id: id },
})

/**
 * A payment left by an earlier attempt is withdrawn with its collection. The cart's row is locked for it: an earlier attempt that
 * only stood still either has made the order, whose payment this is then, or finds its payment untied (`isStillTied`).
 */
export async function dropStalePayment(container: MedusaContainer, cartId: string): Promise<void> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: { id: string }[] }>(
    `with open as (select id from cart where id = ? and completed_at is null for update)
     delete from cart_payment_collection l using open where l.cart_id = open.id returning l.payment_collection_id as id`,
    [cartId],
  )
  for (const { id } of rows) await withdrawCollection(container, id)
}

/** Whether a payment is still the one of its cart; to be asked when the caller's transaction has closed that. */
export async function isStillTied(
  context: Context<SqlEntityManager>,
  { cartId, collectionId }: Pick<CardPayment, "cartId" | "collectionId">,
): Promise<boolean> {
  const tied: unknown[] = await sqlOf(context).execute(
    "select id from cart_payment_collection where cart_id = ? and payment_collection_id = ? and deleted_at is null",
    [cartId, collectionId],
  )
  return tied.length > 0
}

async function withdrawCollection(container: MedusaContainer, collectionId: string): Promise<void> {
  const sessions = await container.resolve(Modules.PAYMENT).listPaymentSessions({ payment_collection_id: collectionId })
  await withdraw(
    container,
    collectionId,
    sessions.map(({ id }) => id),
  )
}

/** What cannot be withdrawn at the card provider stays unpaid there: only an order that stands lets a buyer pay. */
async function withdraw(container: MedusaContainer, collectionId: string, sessionIds: string[]): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  for (const id of sessionIds) {
    await payments.deletePaymentSession(id).catch((error: unknown) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Payment session ${id} was not withdrawn: ${messageOf(error)}`)
    })
  }
  await payments.deletePaymentCollections([collectionId])
}

/** Cards may be taken long after the region was made, and Medusa asks the region. */
async function offerCards(container: MedusaContainer, regionId: string | undefined): Promise<void> {
  const ends = { [Modules.REGION]: { region_id: regionId }, [Modules.PAYMENT]: { payment_provider_id: PAYMENT_PROVIDERS.STRIPE } }
  await container.resolve(ContainerRegistrationKeys.LINK).create(ends)
}

function unavailable(cause: unknown): MedusaError {
  const message = "Cards cannot be taken at the moment. Nothing was ordered; try again in a minute."
  return Object.assign(new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message, "payment_unavailable"), { cause })
}

type CardCart = { id: string; region_id?: string }

/** Opens a payment by card for a cart's total at the card provider; throws UNEXPECTED_STATE (payment_unavailable). */
export async function openCardPayment(container: MedusaContainer, cart: CardCart, totalCents: number): Promise<CardPayment> {
  const payments = container.resolve(Modules.PAYMENT)
  await offerCards(container, cart.region_id)
  const money = { currency_code: "usd", amount: totalCents / 100 }
  const { id: collectionId } = await payments.createPaymentCollections(money)
  const data = { payment_method_types: ["card"], metadata: { cart_id: cart.id } }
  const session = await payments
    .createPaymentSession(collectionId, { ...money, provider_id: PAYMENT_PROVIDERS.STRIPE, data })
    .catch((error: unknown) => {
      throw unavailable(error)
    })
  if (typeof session.data.id !== "string") throw unavailable("no payment was opened")
  await container.resolve(ContainerRegistrationKeys.LINK).create(collectionEnds(cart.id, collectionId))
  const opened = { cartId: cart.id, collectionId, sessionId: session.id, intentId: session.data.id }
  try {
    await payments.authorizePaymentSession(session.id, {})
  } catch (error) {
    await withdrawCardPayment(container, opened)
    throw unavailable(error)
  }
  return opened
}

/** Takes back a payment that no order came of. */
export async function withdrawCardPayment(container: MedusaContainer, { cartId, ...opened }: CardPayment): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(collectionEnds(cartId, opened.collectionId))
  await withdraw(container, opened.collectionId, [opened.sessionId])
}
