import type { OrderStatus, PaymentMethod, PaymentStatus } from "../contract"

/** What decides how much of an order can be given back. US cents. */
export type RefundFacts = {
  orderStatus: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  totalCents: number
  refundedCents: number
  /** On account: what was received of the company and not paid back yet. */
  keptCents: number
}

/**
 * How much of an order can be given back, US cents: of a card what it has paid, on account what the company owes or has paid.
 * A cancelled order gives a card its money back by itself; what it keeps of an account is the desk's to pay back.
 */
export function refundableCents(order: RefundFacts): number {
  if (order.orderStatus === "CANCELLED") return order.paymentMethod === "ACCOUNT" ? Math.max(0, order.keptCents) : 0
  if (order.paymentMethod === "STRIPE" && order.paymentStatus !== "PAID") return 0
  return Math.max(0, order.totalCents - order.refundedCents)
}
