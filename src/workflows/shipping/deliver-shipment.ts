import { createWorkflow, transform, when, WorkflowResponse, type WorkflowData } from "@medusajs/framework/workflows-sdk"
import { moveAndTell } from "../orders/lib/move-through"
import { orderLock } from "../orders/lib/order-verb-input"
import { alignOrderStep } from "../orders/steps/align-order"
import { lockStep, unlockStep } from "../shared/steps/locks"
import { deliverShipmentStep, type DeliverInput } from "./steps/deliver-shipment"

/** The buyer has a shipment; with the last one of all pieces the order is completed. */
export const deliverShipmentWorkflow = createWorkflow("deliver-shipment", (input: WorkflowData<DeliverInput>) => {
  const key = transform({ input }, (data) => orderLock(data.input.orderId))
  const turn = lockStep({ key, timeout: 10, ttl: 60 })
  const delivered = deliverShipmentStep(input)
  when("all-delivered", { delivered }, (data) => data.delivered.isOver).then(() => {
    moveAndTell("complete", input)
  })
  alignOrderStep(delivered)
  unlockStep(turn).config({ continueOnPermanentFailure: true })
  return new WorkflowResponse(delivered)
})
