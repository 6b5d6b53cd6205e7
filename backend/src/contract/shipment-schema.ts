import "./no-eval"
import { z } from "zod"
import { day } from "./day"
import type { ShippingProvider } from "./order-values"
import type { PackageTracking } from "./package-tracking"

export const SHIPMENT_STATUSES = ["SHIPPED", "DELIVERED"] as const
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number]
export const SHIPMENT_STATUS_LABELS: Record<ShipmentStatus, string> = { SHIPPED: "On its way", DELIVERED: "Delivered" }

/** Whether the carrier's labels were ordered: NONE were wanted, ASKED is under way, FAILED says why in words. */
export const LABEL_STATUSES = ["NONE", "ASKED", "READY", "FAILED"] as const
export type LabelStatus = (typeof LABEL_STATUSES)[number]

/** Pieces of a line that leave together. */
const ShippedPiecesSchema = z.strictObject({ lineId: z.string().min(1).max(64), pieces: z.number().int().min(1).max(100_000) })

/**
 * Body of `POST /admin/metal-orders/:order_id/shipments`, with an `Idempotency-Key`: pieces that have left. The first shipment
 * of a processed order takes it IN_TRANSIT. Refused with 409 `over_shipped` for more pieces than are left, `order_state` for an
 * order that is not cut, `labels_unavailable` where the carrier's labels cannot be ordered. With `labels` the tracking numbers
 * are the carrier's.
 */
export const ShipPiecesBodySchema = z
  .strictObject({
    lines: z.array(ShippedPiecesSchema).min(1, "Name the pieces that leave").max(200),
    carrier: z.string().trim().min(1, "Carrier is required").max(60),
    trackingNumbers: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/, "must have 4 to 40 letters, digits, spaces or hyphens"),
      )
      .max(50)
      .default([]),
    shippedOn: day(),
    packages: z.number().int().min(1).max(999),
    note: z.string().trim().max(500).optional(),
    labels: z.boolean().default(false),
  })
  .refine(({ lines }) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
    path: ["lines"],
    message: "must name each line once",
  })
export type ShipPiecesBody = z.input<typeof ShipPiecesBodySchema>

/** Body of `POST /admin/metal-orders/:order_id/shipments/:shipment_id/deliver`, with an `Idempotency-Key`. */
export const DeliverShipmentBodySchema = z.strictObject({ deliveredOn: day() })
export type DeliverShipmentBody = z.output<typeof DeliverShipmentBodySchema>

/**
 * What left together. `number` counts from 1 within its order; days are ISO; `url` is null where the carrier shows none, and
 * `seen` where it has not been asked or knows nothing yet.
 */
export type ShipmentView = {
  id: string
  number: number
  provider: ShippingProvider
  carrierName: string
  status: ShipmentStatus
  shippedOn: string
  deliveredOn: string | null
  packages: number
  note: string | null
  tracking: { number: string; url: string | null; seen: PackageTracking | null }[]
  lines: { lineId: string; pieces: number }[]
}
/** The same as staff see it. */
export type AdminShipment = ShipmentView & { labelStatus: LabelStatus; labelProblem: string | null; labels: number }
