import type { RefundFacts } from "@billet/backend/orders"
import type { OrderRecordRow } from "../../orders/lib/order-view"

/** What decides how much of an order can be given back. */
export const refundFacts = (record: OrderRecordRow): RefundFacts => ({
  orderStatus: record.order_status,
  paymentMethod: record.payment_method,
  paymentStatus: record.payment_status,
  totalCents: record.total_cents,
  refundedCents: record.refunded_cents,
})
