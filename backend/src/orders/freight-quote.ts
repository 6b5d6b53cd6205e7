import type { OrderStatus, PaymentMethod, PaymentStatus, ShippingProvider, ShippingRateSource } from "../contract"

/** What decides whether staff may quote an order's freight. */
export type FreightQuoteFacts = {
  orderStatus: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  invoiceNumber: string | null
  /** Null while nobody knows the freight. */
  rateSource: ShippingRateSource | null
}

/**
 * Why an order's freight may not be quoted; null when it may. Staff quote what no carrier rates (decision 32), and as often as
 * they need until the total is final: paid, invoiced or cancelled. It holds up no order: decision 30 asks for settlement alone.
 */
export function freightQuoteRefusal(order: FreightQuoteFacts): string | null {
  if (order.orderStatus === "CANCELLED") return "The order is cancelled"
  if (order.rateSource !== null && order.rateSource !== "STAFF") return "Its freight was known when it was ordered"
  if (order.paymentMethod !== "ACCOUNT") return "An order by card is paid with its freight"
  if (order.invoiceNumber !== null) return "The order is invoiced, so its total is final"
  return order.paymentStatus === "PAID" ? "The order is paid, so its total is final" : null
}

/** The carrier of the vocabulary that a name means; any other is PENDING, and known by its name alone. */
export function carrierOfName(name: string): ShippingProvider {
  if (/^ups\b/i.test(name)) return "UPS"
  return /^abf\b/i.test(name) ? "ABF" : "PENDING"
}
