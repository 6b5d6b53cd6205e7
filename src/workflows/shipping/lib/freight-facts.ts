import type { FreightQuoteFacts } from "@billet/backend/orders"
import type { OrderRecordRow } from "../../orders/lib/order-view"

/** What decides whether an order's freight may be quoted. */
export const freightFacts = (record: OrderRecordRow): FreightQuoteFacts => ({
  orderStatus: record.order_status,
  paymentMethod: record.payment_method,
  paymentStatus: record.payment_status,
  invoiceNumber: record.invoice_number,
  rateSource: record.shipping_rate_source,
})
