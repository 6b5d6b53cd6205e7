import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { capturePaymentWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { collectionOf } from "../../orders/lib/collection-of"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { moneyOnAccount } from "./money-on-account"

type Money = { received: number; paidBack: number }

const centsOf = (rows: { amount?: unknown }[]) => rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)

/** Brings an order's payment state and Medusa's books in line with the money that came and went on account. */
export async function settleAccountOf(container: MedusaContainer, record: OrderRecordRow): Promise<void> {
  const { order_id: orderId, cart_id: cartId, total_cents: total, refunded_cents: refunded } = record
  const { received, paidBack } = await moneyOnAccount(container, orderId)
  await settleInMedusa(container, cartId, { received, paidBack })
  // A total without its freight is none yet.
  if (received - paidBack === total - refunded && record.shipping_rate_cents !== null) {
    await container.resolve<MetalOrderService>(METAL_ORDER).movePayment(orderId, { from: "PENDING", to: "PAID" })
  }
}

async function settleInMedusa(container: MedusaContainer, cartId: string, { received, paidBack }: Money): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const collection = await collectionOf(container, cartId)
  if (!collection) return
  const sessions = await payments.listPaymentSessions({ payment_collection_id: collection })
  const ids = sessions.map(({ id }) => id)
  const [payment] = await payments.listPayments({ payment_session_id: ids }, { relations: ["captures", "refunds"] })
  if (!payment) return
  const missing = received - centsOf(payment.captures ?? [])
  if (missing > 0) await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: missing / 100 } })
  const owed = paidBack - centsOf(payment.refunds ?? [])
  if (owed > 0) await refundPaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: owed / 100 } })
}
