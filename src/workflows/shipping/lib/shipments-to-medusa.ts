import type { CartLine } from "@billet/backend/contract"
import type { CreateFulfillmentDTO, MedusaContainer, OrderDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { CarrierError } from "../../../modules/shared/carrier-call"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { LabelOrder } from "../../../modules/shared/label-order"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { fromMedusaAddress } from "../../orders/lib/to-medusa-address"
import { labelOrderOf } from "./label-order"
import { countInMedusa, itemOfLine } from "./medusa-quantities"
import { piecesOf, shipmentsOf, trackingOf, type ShipmentRow } from "./shipment-facts"

type Scene = { container: MedusaContainer; record: OrderRecordRow; order: OrderDTO }

const UNKNOWN = "It is not known whether UPS made the labels: look at UPS before you order them again there."

/** The one id that Medusa's fulfilment of a shipment can have. */
const fulfillmentIdOf = ({ id }: ShipmentRow) => id.replace(/^mship_/, "ful_")

async function locationOf({ container, record }: Scene): Promise<string> {
  const [line] = record.lines as unknown as CartLine[]
  const stock = container.resolve(Modules.STOCK_LOCATION)
  const [own] = await stock.listStockLocations({ name: line?.coid ?? "" }, { take: 1 })
  const [any] = own ? [own] : await stock.listStockLocations({}, { take: 1 })
  return any?.id ?? ""
}

async function make(scene: Scene, row: ShipmentRow, labels: LabelOrder | null): Promise<void> {
  const { container, order } = scene
  const { id: _id, ...address } = order.shipping_address ?? { id: "" }
  const option = FREIGHT_OPTIONS[row.provider]
  await container.resolve(Modules.FULFILLMENT).createFulfillment({
    // The type leaves the id to Medusa; a known one is refused a second time by the database.
    ...({ id: fulfillmentIdOf(row) } as object),
    ...{ location_id: await locationOf(scene), provider_id: option.providerId, shipping_option_id: option.id },
    ...{ delivery_address: address, order, created_by: row.created_by },
    ...{ packed_at: new Date(row.shipped_on), shipped_at: new Date(row.shipped_on) },
    data: labels ? { labels } : { trackingNumbers: trackingOf(row) },
    metadata: { shipment_id: row.id },
    items: piecesOf(row).flatMap(({ lineId, pieces }) => {
      const item = itemOfLine(scene, lineId)
      const about = { title: item?.title ?? "", sku: item?.variant_sku ?? "", barcode: "" }
      return item ? [{ line_item_id: item.id, quantity: pieces, ...about }] : []
    }),
  } as CreateFulfillmentDTO)
}

/** Orders the labels with the fulfilment; what UPS refuses is said, and the shipment is then known without labels. */
async function makeWithLabels(scene: Scene, row: ShipmentRow): Promise<{ problem: string | null }> {
  const { container, record, order } = scene
  const labels = labelOrderOf({
    reference: `${record.order_number}-${row.number}`,
    ...{ lines: record.lines as unknown as CartLine[], pieces: piecesOf(row) },
    to: fromMedusaAddress(order.shipping_address),
  })
  try {
    await make(scene, row, labels)
    return { problem: null }
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`No labels for ${record.order_number}: ${error.message}`)
    await make(scene, row, null)
    return { problem: error.problem === "refused" ? error.message : UNKNOWN }
  }
}

async function known(scene: Scene, row: ShipmentRow): Promise<void> {
  const { container, record } = scene
  const fulfillments = container.resolve(Modules.FULFILLMENT)
  const id = fulfillmentIdOf(row)
  const [before] = await fulfillments.listFulfillments({ id }, { take: 1 })
  // A process that died while UPS was asked left the fulfilment without an answer.
  const asked = before ? { problem: UNKNOWN } : null
  const wanted = row.label_status === "ASKED"
  const labelled = wanted ? (asked ?? (await makeWithLabels(scene, row))) : null
  if (!before && !wanted) await make(scene, row, null)
  const { labels } = await fulfillments.retrieveFulfillment(id, { relations: ["labels"] })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: record.order_id },
    [Modules.FULFILLMENT]: { fulfillment_id: id },
  })
  const made = labelled && labelled.problem === null ? labels : []
  await container.resolve<MetalOrderService>(METAL_ORDER).updateShipments({
    ...{ id: row.id, fulfillment_id: id },
    ...(labelled && { label_status: labelled.problem === null ? "READY" : "FAILED", label_problem: labelled.problem }),
    ...(made.length > 0 && {
      label_count: made.length,
      tracking_numbers: made.map(({ tracking_number }) => tracking_number) as unknown as Record<string, unknown>,
    }),
  })
}

/** Makes each shipment of an order a fulfilment of Medusa's, shipped and delivered as it is; repeating it changes nothing. */
export async function shipmentsToMedusa(container: MedusaContainer, record: OrderRecordRow): Promise<void> {
  const order = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(record.order_id, { relations: ["items", "items.detail", "shipping_address"] })
  const scene = { container, record, order }
  for (const row of await shipmentsOf(container, record.order_id)) if (!row.fulfillment_id) await known(scene, row)
  const rows = await shipmentsOf(container, record.order_id)
  await countInMedusa(scene, rows)
  for (const { id, fulfillment_id, status, delivered_on, fulfillment_delivered } of rows) {
    if (status !== "DELIVERED" || fulfillment_delivered || !fulfillment_id) continue
    const delivered_at = new Date(delivered_on ?? Date.now())
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(fulfillment_id, { delivered_at })
    await container.resolve<MetalOrderService>(METAL_ORDER).updateShipments({ id, fulfillment_delivered: true })
  }
}
