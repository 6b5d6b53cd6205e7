import type { PaymentMethod } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { collectionOf } from "../lib/card-intent-of"
import { PAYMENT_PROVIDERS } from "../lib/payment-providers"
import { messageOf } from "../../shared/message-of"

type Input = { cartId: string; totalCents: number; paymentMethod: PaymentMethod; purchaseOrderNumber: string | null }
type Opened = { id: string; sessionId: string; ends: Record<string, Record<string, string>> }

const collectionEnds = (cartId: string, id: string) => ({
  [Modules.CART]: { cart_id: cartId },
  [Modules.PAYMENT]: { payment_collection_id: id },
})

/** A payment left by an earlier attempt is withdrawn with its collection. */
async function dropStale(container: MedusaContainer, cartId: string): Promise<void> {
  const stale = await collectionOf(container, cartId)
  if (!stale) return
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(collectionEnds(cartId, stale))
  const sessions = await container.resolve(Modules.PAYMENT).listPaymentSessions({ payment_collection_id: stale })
  await withdraw(
    container,
    stale,
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
async function offerCards(container: MedusaContainer, cartId: string): Promise<void> {
  const { region_id: regionId } = await container.resolve(Modules.CART).retrieveCart(cartId, { select: ["region_id"] })
  const ends = { [Modules.REGION]: { region_id: regionId }, [Modules.PAYMENT]: { payment_provider_id: PAYMENT_PROVIDERS.STRIPE } }
  await container.resolve(ContainerRegistrationKeys.LINK).create(ends)
}

function dataOf({ paymentMethod, purchaseOrderNumber, cartId }: Input): Record<string, unknown> {
  if (paymentMethod === "ACCOUNT") return { purchase_order_number: purchaseOrderNumber }
  return { payment_method_types: ["card"], metadata: { cart_id: cartId } }
}

/** A payment session for the cart's total, on account or by card; throws UNEXPECTED_STATE (payment_unavailable). */
export const openPaymentStep = createStep(
  "open-payment",
  async (input: Input, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    await dropStale(container, input.cartId)
    if (input.paymentMethod === "STRIPE") await offerCards(container, input.cartId)
    const money = { currency_code: "usd", amount: input.totalCents / 100 }
    const collection = await payments.createPaymentCollections(money)
    const ends = collectionEnds(input.cartId, collection.id)
    const session = await payments
      .createPaymentSession(collection.id, { ...money, provider_id: PAYMENT_PROVIDERS[input.paymentMethod], data: dataOf(input) })
      .catch((error: unknown) => {
        throw input.paymentMethod === "ACCOUNT" ? error : unavailable(error)
      })
    if (input.paymentMethod === "STRIPE" && typeof session.data.id !== "string") throw unavailable("no payment was opened")
    await container.resolve(ContainerRegistrationKeys.LINK).create(ends)
    const opened = { collectionId: collection.id, sessionId: session.id }
    return new StepResponse<typeof opened, Opened>(opened, { id: collection.id, sessionId: session.id, ends })
  },
  async (opened, { container }) => {
    if (!opened) return
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(opened.ends)
    await withdraw(container, opened.id, [opened.sessionId])
  },
)

function unavailable(cause: unknown): MedusaError {
  const message = "Cards cannot be taken at the moment. Nothing was ordered; try again in a minute."
  return Object.assign(new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message, "payment_unavailable"), { cause })
}
