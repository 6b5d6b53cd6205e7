import { createWorkflow, transform, when, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { recordShipmentStep, type ShipPiecesInput } from "../shipping/steps/record-shipment"
import { moveAndTell } from "./lib/move-through"
import { orderLock } from "./lib/order-verb-input"
import { alignOrderStep } from "./steps/align-order"

/** Told of every shipment. Data: `{ id, shipment_id }`, the order's and its own. */
export const ORDER_SHIPPED = "metal.order.shipped"

/** Pieces of an order have left: the first take it IN_TRANSIT, and its inches leave the stock; the others follow. */
export const shipMetalOrderWorkflow = createWorkflow("ship-metal-order", (input: WorkflowData<ShipPiecesInput>) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 90 })
  const recorded = recordShipmentStep(input)
  when("first-shipment", { recorded }, (data) => data.recorded.isFirst).then(() => {
    moveAndTell("ship", input)
  })
  alignOrderStep(recorded)
  emitEventStep({
    eventName: ORDER_SHIPPED,
    data: transform({ recorded }, ({ recorded: { orderId, shipmentId } }) => ({ id: orderId, shipment_id: shipmentId })),
  })
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(recorded)
})
