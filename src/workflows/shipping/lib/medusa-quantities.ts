import type { CartLine } from "@billet/backend/contract"
import type { MedusaContainer, OrderDTO, OrderLineItemDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { piecesOf, type ShipmentRow } from "./shipment-facts"

type Scene = { container: MedusaContainer; record: OrderRecordRow; order: OrderDTO }

/** Medusa's item of a line; an order of before this was noted has it at the same place. */
export function itemOfLine({ record, order }: Pick<Scene, "record" | "order">, lineId: string): OrderLineItemDTO | undefined {
  const items = order.items ?? []
  const noted = items.find(({ metadata }) => metadata?.line_id === lineId)
  if (noted) return noted
  const line = (record.lines as unknown as CartLine[]).find(({ id }) => id === lineId)
  return items.find(({ variant_sku, quantity }) => variant_sku === line?.productCode && Number(quantity) === line?.pieces)
}

/** Tells Medusa what it does not know yet of the pieces that were fulfilled, shipped and delivered. */
export async function countInMedusa(scene: Scene, rows: ShipmentRow[]): Promise<void> {
  const orders = scene.container.resolve(Modules.ORDER)
  const reference = { reference: "fulfillment", reference_id: rows.at(-1)?.fulfillment_id ?? "" }
  const missing = (of: ShipmentRow[], field: "fulfilled_quantity" | "shipped_quantity" | "delivered_quantity") =>
    (scene.order.items ?? []).flatMap((item) => {
      const own = of.flatMap(piecesOf).filter(({ lineId }) => itemOfLine(scene, lineId)?.id === item.id)
      const quantity = own.reduce((sum, { pieces }) => sum + pieces, 0) - Number(item.detail[field])
      return quantity > 0 ? [{ id: item.id, quantity }] : []
    })
  const about = { order_id: scene.order.id, ...reference }
  const fulfilled = missing(rows, "fulfilled_quantity")
  if (fulfilled.length) await orders.registerFulfillment({ ...about, items: fulfilled })
  const shipped = missing(rows, "shipped_quantity")
  if (shipped.length) await orders.registerShipment({ ...about, items: shipped })
  const delivered = missing(
    rows.filter(({ status }) => status === "DELIVERED"),
    "delivered_quantity",
  )
  if (delivered.length) await orders.registerDelivery({ ...about, items: delivered })
}
