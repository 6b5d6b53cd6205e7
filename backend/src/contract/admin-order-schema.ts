import type { OrderView } from "./order-schema"
import type { CartLine } from "./cart-schema"
import type { OrderVerb } from "./order-values"

/** HELD while an order is being placed, RESERVED for it, DEDUCTED once it shipped, RELEASED when it was cancelled. */
export const RESERVATION_STATUSES = ["HELD", "RESERVED", "DEDUCTED", "RELEASED"] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

export const RESERVATION_STATUS_LABELS: Record<ReservationStatus, string> = {
  HELD: "Held",
  RESERVED: "Reserved",
  DEDUCTED: "Deducted",
  RELEASED: "Released",
}

/** Inches of one trading company's stock promised to an order line. */
export type AdminReservation = { coid: string; inches: number; status: ReservationStatus }

/** A line of an order as the sales desk sees it. */
export type AdminOrderLine = CartLine & { reservations: AdminReservation[] }

/** What staff do with an order; each is a `POST /admin/metal-orders/:order_id/<verb>` with an `Idempotency-Key`. */
export type StaffOrderVerb = Exclude<OrderVerb, "place">

/** An order as the sales desk sees it. Lengths in inches, weights in pounds, money in USD. */
export type AdminMetalOrder = Omit<OrderView, "items" | "shippingAddress" | "billingAddress"> & {
  company: { id: string; name: string } | null
  items: AdminOrderLine[]
  /** What the reader may do with it now. */
  verbs: StaffOrderVerb[]
}

/** Answer of `GET /admin/metal-orders/:order_id`, by the Medusa order's id. 404 when it is no metal order. */
export type AdminOrderAnswer = { order: AdminMetalOrder }
