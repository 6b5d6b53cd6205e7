import { piecesLeft } from "@billet/backend/orders"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { recordAudit } from "../../audit/record-audit"
import { orderRecordOf } from "../../orders/lib/order-record-of"
import type { OrderVerbInput } from "../../orders/lib/order-verb-input"
import { shipmentFacts, shipmentsOf } from "../lib/shipment-facts"

export type DeliverInput = OrderVerbInput & { shipmentId: string; deliveredOn: string }

/** What was delivered stays so. Answers whether the buyer now has all of the order. */
export const deliverShipmentStep = createStep("deliver-shipment", async (input: DeliverInput, { container }) => {
  const { orderId, shipmentId, deliveredOn, mover } = input
  const record = await orderRecordOf(container, orderId)
  const orders = container.resolve<MetalOrderService>(METAL_ORDER)
  const [shipment] = await orders.listShipments({ id: shipmentId, order_id: orderId }, { take: 1 })
  if (!shipment) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such shipment")
  if (deliveredOn < shipment.shipped_on)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "must not be before it was shipped", "field:deliveredOn")
  if (await orders.deliverShipments({ orderId, id: shipmentId, deliveredOn })) {
    const details = { orderNumber: record.order_number, number: shipment.number, deliveredOn }
    await recordAudit(container, { action: "order.delivery", adminId: mover.id, entityType: "order", entityId: orderId, details })
  }
  const facts = await shipmentFacts(container, record)
  const rows = await shipmentsOf(container, orderId)
  const isAll = piecesLeft(facts).size === 0 && rows.every(({ status }) => status === "DELIVERED")
  return new StepResponse({ orderId, isOver: isAll && record.order_status === "IN_TRANSIT" })
})
