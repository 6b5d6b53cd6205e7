import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { collectionOf } from "../../orders/lib/card-intent-of"
import type { OrderRecordRow } from "../../orders/lib/order-view"

const centsOf = (rows: { amount?: unknown }[]) => rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)

/** Brings an order's payment state and Medusa's books in line with the money that was received on account. */
export async function settleAccountOf(container: MedusaContainer, record: OrderRecordRow): Promise<void> {
  const { order_id: orderId, cart_id: cartId, total_cents: total } = record
  const receipts = await container
    .resolve<MetalCompanyService>(METAL_COMPANY)
    .listAccountReceipts({ order_id: orderId }, { take: null })
  const received = receipts.reduce((sum, { cents }) => sum + cents, 0)
  await captureUpTo(container, cartId, received)
  // A total without its freight is none yet.
  if (received === total && record.shipping_rate_cents !== null) {
    await container.resolve<MetalOrderService>(METAL_ORDER).movePayment(orderId, { from: "PENDING", to: "PAID" })
  }
}

async function captureUpTo(container: MedusaContainer, cartId: string, received: number): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const collection = await collectionOf(container, cartId)
  if (!collection) return
  const sessions = await payments.listPaymentSessions({ payment_collection_id: collection })
  const ids = sessions.map(({ id }) => id)
  const [payment] = await payments.listPayments({ payment_session_id: ids }, { relations: ["captures"] })
  const missing = payment ? received - centsOf(payment.captures ?? []) : 0
  if (payment && missing > 0) {
    await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: missing / 100 } })
  }
}
