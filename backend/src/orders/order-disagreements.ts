import type { OrderStatus, ReservationStatus } from "../contract"

/** What Medusa and the ledgers say of an order, beside our own state. */
export type OrderBooks = {
  orderStatus: OrderStatus
  medusaStatus: string
  reservations: readonly ReservationStatus[]
  /** How many shipments it has, and how many of them Medusa's order lacks or has not delivered as they are. */
  shipments: { count: number; unknown: number }
  /** Freight and total of our record, and what Medusa's order and the credit ledger have; null where there is none. US cents. */
  cents: {
    freight: number
    medusaFreight: number | null
    ordered: number
    medusaTotal: number | null
    charged: number
    credit: number | null
  }
}

export type OrderDisagreement = {
  kind:
    | "medusa_cancelled"
    | "medusa_not_cancelled"
    | "medusa_completed"
    | "medusa_not_completed"
    | "metal_kept"
    | "metal_not_deducted"
    | "metal_gone"
    | "freight_differs"
    | "total_differs"
    | "credit_differs"
    | "shipped_not_moved"
    | "shipments_unknown"
  /** Whether the books can be brought in line with our state, or our state with them, without a person. */
  repairable: boolean
}

const GONE: ReadonlySet<OrderStatus> = new Set(["IN_TRANSIT", "COMPLETED"])

/**
 * Where the books of an order contradict its state. CANCELLED gives the metal back and cancels Medusa's order; from
 * IN_TRANSIT on the metal is out of stock; COMPLETED completes Medusa's order; an order that Medusa has cancelled is
 * cancelled, unless the metal has left, and one that it has completed is completed once it is on its way.
 * Freight and total are those of the record. Source: decisions 29 and 35.
 */
export function orderDisagreements({
  orderStatus,
  medusaStatus,
  reservations,
  shipments,
  cents,
}: OrderBooks): OrderDisagreement[] {
  const found: OrderDisagreement[] = []
  const add = (kind: OrderDisagreement["kind"], repairable: boolean, holds: boolean) => {
    if (holds) found.push({ kind, repairable })
  }
  const has = (status: ReservationStatus) => reservations.includes(status)
  const cancelled = orderStatus === "CANCELLED"
  const gone = GONE.has(orderStatus)
  add("medusa_cancelled", !gone, medusaStatus === "canceled" && !cancelled)
  add("medusa_not_cancelled", medusaStatus !== "completed", medusaStatus !== "canceled" && cancelled)
  add("medusa_completed", orderStatus === "IN_TRANSIT", medusaStatus === "completed" && orderStatus !== "COMPLETED" && !cancelled)
  add("medusa_not_completed", true, medusaStatus !== "completed" && medusaStatus !== "canceled" && orderStatus === "COMPLETED")
  add("metal_kept", true, cancelled && has("RESERVED"))
  add("metal_not_deducted", true, gone && has("RESERVED"))
  add("metal_gone", false, !gone && has("DEDUCTED"))
  add("shipped_not_moved", orderStatus === "PROCESSED", !gone && shipments.count > 0)
  add("shipments_unknown", true, gone && medusaStatus !== "canceled" && shipments.unknown > 0)
  const open = !cancelled && medusaStatus !== "canceled"
  const otherFreight = cents.medusaFreight !== null && cents.medusaFreight !== cents.freight
  add("freight_differs", true, open && otherFreight)
  // Freight that is brought in line brings its total with it.
  add("total_differs", false, open && !otherFreight && cents.medusaTotal !== null && cents.medusaTotal !== cents.ordered)
  add("credit_differs", true, open && cents.credit !== null && cents.credit !== cents.charged)
  return found
}
