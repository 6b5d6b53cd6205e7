import type { RefundFacts } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { moneyOnAccount } from "./money-on-account"

/** What decides how much of an order can be given back. */
export async function refundFacts(container: MedusaContainer, record: OrderRecordRow): Promise<RefundFacts> {
  const { received, paidBack } = await moneyOnAccount(container, record.order_id)
  return {
    orderStatus: record.order_status,
    paymentMethod: record.payment_method,
    paymentStatus: record.payment_status,
    totalCents: record.total_cents,
    refundedCents: record.refunded_cents,
    keptCents: received - paidBack,
  }
}
