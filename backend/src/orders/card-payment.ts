import type { OrderStatus, PaymentStatus } from "../contract"

/** States of a payment intent, in the card provider's words. */
export const INTENT_STATUSES = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "processing",
  "requires_capture",
  "canceled",
  "succeeded",
] as const
export type IntentStatus = (typeof INTENT_STATUSES)[number]

/** What the card provider says of a payment now. Money in cents; `failed`: the last attempt was refused. */
export type CardIntent = { status: IntentStatus; receivedCents: number; refundedCents: number; failed: boolean }
/** What we know of the order it pays. */
export type CardOrder = { orderStatus: OrderStatus; paymentStatus: PaymentStatus; totalCents: number }

export type CardSettlement = {
  /** The states the payment goes through, in order; none when it stays. */
  moves: PaymentStatus[]
  /** To be given back now, cents. */
  refundCents: number
  /** The intent has to be withdrawn, so that nobody can pay it any more. */
  cancelIntent: boolean
  /** Nothing can come of this payment any more: the order is cancelled and no cent of it is kept. */
  closed: boolean
  /** Another amount than the order's total was received; somebody has to look at it. */
  wrongAmount: boolean
}

const STILL: CardSettlement = { moves: [], refundCents: 0, cancelIntent: false, closed: false, wrongAmount: false }

/**
 * What has to follow from the state of a card payment. It looks at what is, never at the message that told of it, so that
 * messages may come twice, late, in any order or not at all: the same facts have the same outcome, and none once it is
 * reached. An order that stands is PAID by its whole total; one that is cancelled keeps no money. Source: decision 31.
 */
export function settleCard(order: CardOrder, intent: CardIntent): CardSettlement {
  return order.orderStatus === "CANCELLED" ? settleCancelled(intent) : settleStanding(order, intent)
}

function settleCancelled({ status, receivedCents, refundedCents }: CardIntent): CardSettlement {
  const refundCents = Math.max(0, receivedCents - refundedCents)
  const over = status === "canceled" || status === "succeeded"
  // A payment that the bank is working on cannot be withdrawn; it is refunded when it arrives.
  return { ...STILL, refundCents, cancelIntent: !over && status !== "processing", closed: over && refundCents === 0 }
}

function settleStanding({ paymentStatus, totalCents }: CardOrder, intent: CardIntent): CardSettlement {
  if (paymentStatus === "PAID") return STILL
  if (intent.status === "succeeded") {
    if (intent.receivedCents !== totalCents) return { ...STILL, wrongAmount: true }
    return { ...STILL, moves: paymentStatus === "FAILED" ? ["PENDING", "PAID"] : ["PAID"] }
  }
  const failed = intent.status === "canceled" || (intent.status === "requires_payment_method" && intent.failed)
  if (failed) return { ...STILL, moves: paymentStatus === "FAILED" ? [] : ["FAILED"] }
  return { ...STILL, moves: paymentStatus === "FAILED" ? ["PENDING"] : [] }
}
