import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PAYMENT } from "../../../modules/metal-payment"
import type { PaymentEvent } from "../../../modules/metal-payment/models/payment-event"
import type MetalPaymentService from "../../../modules/metal-payment/service"
import { settleCardPaymentWorkflow } from "../settle-card-payment"

type Row = InferTypeOf<typeof PaymentEvent>

/** An order is recorded before anybody can pay for it; a payment that still has none after this has none. */
const ORPHAN_AFTER_MILLISECONDS = 10 * 60_000

/** Does what follows from a message and answers what that was; throws when it cannot be told yet. */
export async function workOnEvent(container: MedusaContainer, { intent_id: intentId, occurred_at: at }: Row): Promise<string> {
  if (!intentId) return "not a payment"
  const [record] = await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listOrderRecords({ stripe_payment_intent_id: intentId }, { select: ["order_id"] })
  if (record) {
    await settleCardPaymentWorkflow(container).run({ input: { orderId: record.order_id } })
    return "settled"
  }
  return await workOnOrphan(container, intentId, new Date(at))
}

async function workOnOrphan(container: MedusaContainer, intentId: string, at: Date): Promise<string> {
  const cards = container.resolve<MetalPaymentService>(METAL_PAYMENT).cards
  const intent = await cards.findIntent(intentId)
  if (!intent.sessionId) return "not of this shop"
  if (intent.receivedCents === intent.refundedCents) return "nothing was received"
  if (Date.now() - at.getTime() < ORPHAN_AFTER_MILLISECONDS) throw notYet(intentId)
  await cards.refundAll(intent)
  return "refunded: no order"
}

const notYet = (intentId: string) => new MedusaError(MedusaError.Types.NOT_FOUND, `Payment ${intentId} has no order yet`)
