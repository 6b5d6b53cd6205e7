import type { AdminShipment, ShipmentView } from "@billet/backend/contract"
import { trackingUrl } from "@billet/backend/shipping"
import { piecesOf, trackedOf, trackingOf, type ShipmentRow } from "./shipment-facts"

/** A shipment as its buyer sees it. */
export function toShipmentView(row: ShipmentRow): ShipmentView {
  const { id, number, provider, carrier_name, status, shipped_on, delivered_on, packages, note } = row
  return {
    ...{ id, number, provider, status, packages, note },
    ...{ carrierName: carrier_name, shippedOn: shipped_on, deliveredOn: delivered_on },
    tracking: trackingOf(row).map((one) => ({ number: one, url: trackingUrl(provider, one), seen: trackedOf(row)[one] ?? null })),
    lines: piecesOf(row),
  }
}

/** A shipment as staff see it. */
export function toAdminShipment(row: ShipmentRow): AdminShipment {
  const { label_status: labelStatus, label_problem: labelProblem, label_count: labels } = row
  return { ...toShipmentView(row), labelStatus, labelProblem, labels }
}
