import { settleCard, type CardSettlement } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type { FoundIntent } from "../../../modules/metal-payment/card-provider"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { recordAudit } from "../../audit/record-audit"
import { tellOfFailedPayment } from "../../notifications/lib/tell-of-failed-payment"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { captureInMedusa, refundInMedusa } from "./medusa-payment"

/** Asking again shows what an action has changed; more rounds than this are never needed. */
const MOST_ROUNDS = 4

/**
 * Brings an order and its card payment in line with what the card provider says, as often as it takes. Everything in it may
 * be repeated with the same outcome. Call it under the order's lock. Answers the payment as it is then.
 */
export async function settleCardOf(container: MedusaContainer, orderId: string): Promise<FoundIntent | null> {
  const { cards } = container.resolve<MetalPaymentService>(METAL_PAYMENT)
  let intent: FoundIntent | null = null
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const record = await orderRecordOf(container, orderId)
    if (!record.stripe_payment_intent_id) return null
    intent = await cards.findIntent(record.stripe_payment_intent_id)
    const settled = settleCard(factsOf(record), intent)
    if (!(await apply(container, record, intent, settled))) return intent
  }
  return intent
}

function factsOf(record: OrderRecordRow) {
  const { order_status: orderStatus, payment_status: paymentStatus, total_cents: totalCents } = record
  return { orderStatus, paymentStatus, totalCents }
}

/** Answers whether anything was done at the card provider, so that it has to be asked again. */
async function apply(
  container: MedusaContainer,
  record: OrderRecordRow,
  intent: FoundIntent,
  { moves, refundCents, cancelIntent, closed, wrongAmount }: CardSettlement,
): Promise<boolean> {
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  if (wrongAmount) await tellWrongAmount(container, record, intent)
  else if (intent.receivedCents > 0 && intent.sessionId) await captureInMedusa(container, intent.sessionId, intent.receivedCents)
  let from = record.payment_status
  for (const to of moves) {
    if (await orders.movePayment(record.order_id, { from, to }))
      await audit(container, record, `payment.${to.toLowerCase()}`, intent)
    from = to
  }
  if (refundCents > 0)
    await refundInMedusa(container, { intent, cents: refundCents, note: `Order ${record.order_number} was cancelled` })
  if (cancelIntent) await container.resolve<MetalPaymentService>(METAL_PAYMENT).cards.cancelIntent(intent.id)
  if (intent.refundedCents > record.refunded_cents || (closed && !record.payment_closed_at)) {
    await orders.notePayment(record.order_id, { refundedCents: intent.refundedCents, closed })
    if (intent.refundedCents > record.refunded_cents) await audit(container, record, "payment.refunded", intent)
  }
  // Said whenever it is looked at, and told once: a process that dies in between leaves it to the next look.
  if (from === "FAILED" && record.order_status !== "CANCELLED") await tellOfFailedPayment(container, record, null)
  return refundCents > 0 || cancelIntent
}

async function audit(container: MedusaContainer, record: OrderRecordRow, action: string, intent: FoundIntent): Promise<void> {
  const { id: intentId, receivedCents, refundedCents } = intent
  const details = { orderNumber: record.order_number, intentId, receivedCents, refundedCents }
  await recordAudit(container, { action, entityType: "order", entityId: record.order_id, details })
}

async function tellWrongAmount(container: MedusaContainer, record: OrderRecordRow, intent: FoundIntent): Promise<void> {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`Order ${record.order_number} of ${record.total_cents} cents was paid with ${intent.receivedCents}; look at it`)
  await tellOfFailedPayment(container, record, intent.receivedCents)
}
