import type { PaymentStatus } from "../contract"

/** Where a payment may go next. Source: decision 31. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ["PAID", "FAILED"],
  FAILED: ["PENDING"],
  PAID: [],
}

/** Whether a payment may change from one status to another. */
export function canPaymentTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to)
}
