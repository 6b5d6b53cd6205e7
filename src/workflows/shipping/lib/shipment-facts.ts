import type { CartLine, PackageTracking } from "@billet/backend/contract"
import type { ShipmentFacts } from "@billet/backend/orders"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type { Shipment } from "../../../modules/metal-order/models/shipment"
import type MetalOrderService from "../../../modules/metal-order/service"
import type { OrderRecordRow } from "../../orders/lib/order-view"

export type ShipmentRow = InferTypeOf<typeof Shipment>
type Pieces = { lineId: string; pieces: number }

/** JSON as it was written with the shipment. */
export const piecesOf = (row: Pick<ShipmentRow, "lines">) => row.lines as unknown as Pieces[]
export const trackingOf = (row: ShipmentRow) => row.tracking_numbers as unknown as string[]
export const trackedOf = (row: Pick<ShipmentRow, "tracked">) => (row.tracked ?? {}) as Record<string, PackageTracking>

/** What has left of an order, the first first. */
export async function shipmentsOf(container: MedusaContainer, orderId: string): Promise<ShipmentRow[]> {
  return await container
    .resolve<MetalOrderService>(METAL_ORDER)
    .listShipments({ order_id: orderId }, { order: { number: "ASC" }, take: null })
}

/** What decides about an order's shipments. */
export async function shipmentFacts(container: MedusaContainer, record: OrderRecordRow): Promise<ShipmentFacts> {
  const shipments = await shipmentsOf(container, record.order_id)
  return {
    orderStatus: record.order_status,
    lines: record.lines as unknown as CartLine[],
    shipments: shipments.map((row) => ({ lines: piecesOf(row) })),
  }
}
