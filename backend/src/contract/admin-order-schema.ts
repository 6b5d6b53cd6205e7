import "./no-eval"
import { z } from "zod"
import { day } from "./day"
import type { OrderItem, OrderView } from "./order-schema"
import type { AdminShipment } from "./shipment-schema"
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
export type AdminOrderLine = OrderItem & { reservations: AdminReservation[] }

/** Equal pieces cut for a line. */
export type CutPieces = { lineId: string; pieceInches: number; pieces: number }

/** One bar on the saw ticket: its pieces, what the saw takes and the offcut are its length. Inches. */
export type BarCutView = {
  castNumber: string
  millId: string
  certificateType: string
  coid: string
  productCode: string
  barInches: number
  kerfInches: number
  offcutInches: number
  cuts: CutPieces[]
}

/**
 * How an order is cut. PROPOSED is what would be cut now, PLANNED is kept for the order, DONE has left. `missing` are pieces
 * that no bar in stock has; `uncharted` are lines whose metal is known by its inches alone.
 */
export type AdminCutting = {
  status: "PROPOSED" | "PLANNED" | "DONE"
  bars: BarCutView[]
  missing: { lineId: string; pieces: number }[]
  uncharted: string[]
}

/**
 * Body of `process`. `oneHeat`: each line from one heat. `withoutPlan`: the desk cuts as it sees fit, and no heat is assigned.
 * Refused with 409 `cutting_impossible` when pieces are missing and there has to be a plan.
 */
export const ProcessOrderBodySchema = z.strictObject({
  oneHeat: z.boolean().default(false),
  withoutPlan: z.boolean().default(false),
})
export type ProcessOrderBody = z.input<typeof ProcessOrderBodySchema>

/** What staff do with an order; each is a `POST /admin/metal-orders/:order_id/<verb>` with an `Idempotency-Key`. */
export type StaffOrderVerb = Exclude<OrderVerb, "place">

/** US dollars with cents. */
const usd = z
  .number()
  .max(21_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "must have at most 2 decimals")

/**
 * Body of `POST /admin/metal-orders/:order_id/freight`, with an `Idempotency-Key`: what carrying an order costs, USD, where it
 * has to be quoted. The order's total includes it from then on. Refused with 409 `freight_final` for freight that was known
 * when it was ordered, is invoiced or paid, and `credit_refused` when the company's credit does not reach.
 */
export const QuoteFreightBodySchema = z.strictObject({
  amount: usd.min(0, "must not be below 0"),
  carrier: z.string().trim().min(1, "Carrier is required").max(60),
  note: z.string().trim().max(500).optional(),
  validUntil: day(),
})
export type QuoteFreightBody = z.input<typeof QuoteFreightBodySchema>

/** Body of `POST /admin/metal-orders/:order_id/payments`, with an `Idempotency-Key`: money that came on account, USD. */
export const ReceivePaymentBodySchema = z.strictObject({
  amount: usd.positive("must be above 0"),
  receivedOn: day(),
  reference: z.string().trim().min(1, "Reference is required").max(140),
})
export type ReceivePaymentBody = z.output<typeof ReceivePaymentBodySchema>

/**
 * Body of `POST /admin/metal-orders/:order_id/refunds`, with an `Idempotency-Key`: money given back of an order that stands, USD.
 * A card gets it back; on account it lowers what is open, and what is beyond that is paid back. Refused with 409
 * `refund_refused` for more than is left to give back.
 */
export const RefundOrderBodySchema = z.strictObject({
  amount: usd.positive("must be above 0"),
  reason: z.string().trim().min(1, "Reason is required").max(500),
})
export type RefundOrderBody = z.output<typeof RefundOrderBodySchema>

/** Money given back of an order, USD; `credited` is what of it lowered an open account. */
export type RefundView = { amount: number; credited: number; reason: string; at: string }

/** Money received on account for an order, USD. */
export type ReceiptView = { amount: number; receivedOn: string; reference: string }

/** An order as the sales desk sees it. Lengths in inches, weights in pounds, money in USD. */
export type AdminMetalOrder = Omit<OrderView, "items" | "shippingAddress" | "billingAddress" | "shipments"> & {
  company: { id: string; name: string } | null
  /** What came in on account, the oldest first; empty for a card. */
  receipts: ReceiptView[]
  /** What was given back, the oldest first, and what could be now, USD. */
  refunds: RefundView[]
  refundable: number
  items: AdminOrderLine[]
  shipments: AdminShipment[]
  /** Whether pieces may leave now, and whether UPS makes the labels. */
  canShipPieces: boolean
  canOrderLabels: boolean
  /** Whether staff have to quote its freight, or may quote it anew. */
  canQuoteFreight: boolean
  /** What the reader may do with it now. */
  verbs: StaffOrderVerb[]
  /** Null before it is in progress and when nothing was planned. */
  cutting: AdminCutting | null
}

/** Answer of `GET /admin/metal-orders/:order_id`, by the Medusa order's id. 404 when it is no metal order. */
export type AdminOrderAnswer = { order: AdminMetalOrder }
