import type { Context, MedusaContainer } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { lockedError } from "../../../modules/metal-locking/take-locks"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import type { StoredCart } from "../../cart/lib/read-cart"
import { releasePromo, usePromo } from "../../promo/lib/promo-usage"
import { dropStalePayment, isStillTied, openCardPayment, withdrawCardPayment } from "./card-payment"
import { giveBack, holdForOrder } from "./hold-for-order"
import type { OrderRecordRow } from "./order-view"
import type { PlaceOrderInput } from "./place-order-input"
import { prepareCheckout } from "./prepare-checkout"
import { recordOrder, type PreparedCheckout } from "./record-order"
import { writeMedusaOrder } from "./write-medusa-order"

type Checkout = { cart: StoredCart; order: PlaceOrderInput; checkout: PreparedCheckout }
type Transaction = Context<SqlEntityManager>

/** PostgreSQL's code for a transaction that it ended because it and another waited for each other. */
const DEADLOCK = "40P01"
const TRIES = 3

/** Nothing is left of a transaction that was ended for another's sake, such as a merge of companies: it is begun anew. */
async function inTransaction<T>(
  container: MedusaContainer,
  run: (context: Transaction) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  try {
    return await container.resolve<MetalCompanyService>(METAL_COMPANY).inTransaction(run)
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === DEADLOCK
    if (!isDeadlock || tries === 1) throw error
    return await inTransaction(container, run, tries - 1)
  }
}

/** Medusa's order, what it holds and our record come to be at one moment, or not at all. */
function onAccount(container: MedusaContainer, { cart, order, checkout }: Checkout): Promise<OrderRecordRow> {
  return inTransaction(container, async (context) => {
    const made = await writeMedusaOrder(context, { cart, order, checkout, collectionId: null })
    const reserved = await holdForOrder(container, order, checkout, context)
    return await recordOrder(container, { made, order, checkout, reserved, intentId: null }, context)
  })
}

/**
 * The card provider is asked while nothing but a hold stands: what a process that dies meanwhile leaves is given back. One that
 * stood still for so long that another took its turn makes no order of a payment that the other has withdrawn.
 */
async function byCard(container: MedusaContainer, { cart, order, checkout }: Checkout): Promise<OrderRecordRow> {
  const reserved = await inTransaction(container, (context) => holdForOrder(container, order, checkout, context))
  try {
    const payment = await openCardPayment(container, cart, checkout.totalCents)
    const { collectionId, intentId } = payment
    try {
      return await inTransaction(container, async (context) => {
        const made = await writeMedusaOrder(context, { cart, order, checkout, collectionId })
        if (!(await isStillTied(context, payment))) throw lockedError()
        return await recordOrder(container, { made, order, checkout, reserved, intentId }, context)
      })
    } catch (error) {
      await withdrawCardPayment(container, payment)
      throw error
    }
  } catch (error) {
    await giveBack(container, cart.id)
    throw error
  }
}

/**
 * Makes the order of a cart that nobody else is at work on: holds metal, credit (on account), spending and promo code, makes
 * Medusa's order, records ours. Whatever fails, nothing is held and no order remains. A card is charged after that, when the
 * order stands.
 */
export async function makeOrder(container: MedusaContainer, cart: StoredCart, order: PlaceOrderInput): Promise<OrderRecordRow> {
  const checkout = await prepareCheckout(container, cart, order)
  await dropStalePayment(container, cart.id)
  const { promo } = checkout
  const { customerId: customer_id, email } = order
  if (promo) {
    const cents = Math.round(promo.savings * 100)
    await usePromo(container, { code: promo.code, cart_id: cart.id, customer_id, email, cents })
  }
  try {
    const place = order.paymentMethod === "STRIPE" ? byCard : onAccount
    return await place(container, { cart, order, checkout })
  } catch (error) {
    if (promo) await releasePromo(container, { cartId: cart.id })
    throw error
  }
}
