import type { CartLine, OrderAddress, ShipPiecesBodySchema } from "@billet/backend/contract"
import { canTransition, carrierOfName, mayShipPieces } from "@billet/backend/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import type { OrderVerbInput } from "../../orders/lib/order-verb-input"
import type { OrderRecordRow } from "../../orders/lib/order-view"
import { fromMedusaAddress } from "../../orders/lib/to-medusa-address"
import { labelOrderOf } from "../lib/label-order"
import { shipmentFacts } from "../lib/shipment-facts"

type Pieces = z.output<typeof ShipPiecesBodySchema>
/** `shipment` is null where everything leaves at once and nobody says how. */
export type ShipPiecesInput = OrderVerbInput & { shipment: Pieces | null }

const refuse = (message: string, code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
const linesOf = (record: OrderRecordRow) => record.lines as unknown as CartLine[]

/** Everything at once, today, by the order's carrier. */
const allOf = (record: OrderRecordRow): Pieces => ({
  lines: linesOf(record).map(({ id: lineId, pieces }) => ({ lineId, pieces })),
  carrier: record.carrier_name ?? (record.shipping_provider === "PENDING" ? "By arrangement" : record.shipping_provider),
  ...{ trackingNumbers: [], packages: 1, labels: false, shippedOn: new Date().toISOString().slice(0, 10) },
})

async function addressOf(container: MedusaContainer, orderId: string): Promise<OrderAddress> {
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { relations: ["shipping_address"] })
  return fromMedusaAddress(order.shipping_address)
}

async function checkLabels(container: MedusaContainer, record: OrderRecordRow, { lines, carrier }: Pieces): Promise<void> {
  const { makesLabels } = container.resolve<MetalOrderService>(METAL_ORDER)
  if (!makesLabels || carrierOfName(carrier) !== "UPS")
    throw refuse("Labels are made by UPS alone, with an account", "labels_unavailable")
  const to = await addressOf(container, record.order_id)
  const labels = labelOrderOf({ reference: record.order_number, lines: linesOf(record), pieces: lines, to })
  if (!labels) throw refuse("UPS does not carry these pieces to this address", "labels_unavailable")
}

/** Writes a shipment down; one that the order's move is then refused for is taken back. */
export const recordShipmentStep = createStep(
  "record-shipment",
  async ({ orderId, mover, requestKey, shipment }: ShipPiecesInput, { container }) => {
    const record = await orderRecordOf(container, orderId)
    const orders = container.resolve<MetalOrderService>(METAL_ORDER)
    const key = requestKey ?? crypto.randomUUID()
    const [known] = await orders.listShipments({ order_id: orderId, request_key: key }, { select: ["id"] })
    const isFirst = record.order_status === "PROCESSED"
    if (known) return new StepResponse<Recorded, string | null>({ orderId, shipmentId: known.id, isFirst }, null)
    const { lines, ...facts } = await shipmentFacts(container, record)
    const move = canTransition(record.order_status, "IN_TRANSIT", { actor: mover.kind, role: mover.role })
    if (!mayShipPieces({ lines, ...facts }) || (!shipment && !isFirst))
      throw refuse(move.allowed || shipment ? "No piece of this order can leave now" : move.message, "order_state")
    const { trackingNumbers, ...pieces } = shipment ?? allOf(record)
    if (pieces.labels) await checkLabels(container, record, { trackingNumbers, ...pieces })
    const { id } = await orders.recordShipment({
      ...{ orderId, trackingNumbers: pieces.labels ? [] : trackingNumbers, lines: pieces.lines, requestKey: key },
      ordered: linesOf(record).map(({ id: lineId, pieces: count, productCode }) => ({ lineId, pieces: count, productCode })),
      ...{ provider: carrierOfName(pieces.carrier), carrierName: pieces.carrier, shippedOn: pieces.shippedOn },
      ...{ packages: pieces.packages, note: pieces.note ?? null, labelStatus: pieces.labels ? "ASKED" : "NONE" },
      createdBy: mover.id,
    })
    const details = { orderNumber: record.order_number, lines: pieces.lines, carrier: pieces.carrier }
    await recordAudit(container, { action: "order.shipment", adminId: mover.id, entityType: "order", entityId: orderId, details })
    return new StepResponse<Recorded, string | null>({ orderId, shipmentId: id, isFirst }, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MetalOrderService>(METAL_ORDER).dropShipment(id)
  },
)

type Recorded = { orderId: string; shipmentId: string; isFirst: boolean }
