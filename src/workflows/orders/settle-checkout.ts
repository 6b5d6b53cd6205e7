import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { ORDER_PLACED } from "./place-order"
import { settleCheckoutStep } from "./steps/settle-checkout"

/** Settles an interrupted checkout, never while it is still running. */
export const settleCheckoutWorkflow = createWorkflow("settle-checkout", (input: { cartId: string }) => {
  acquireLockStep({ key: input.cartId, timeout: 5, ttl: 60 })
  const orderId = settleCheckoutStep(input.cartId)
  // The process that died may have told of it or not: who listens does so once for each order.
  when("order-stands", { orderId }, (data) => data.orderId !== null).then(() => {
    const data = transform({ orderId }, ({ orderId: id }) => ({ id }))
    emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data })
    emitEventStep({ eventName: ORDER_PLACED, data }).config({ name: "emit-metal-order-placed" })
  })
  releaseLockStep({ key: input.cartId })
  return new WorkflowResponse(orderId)
})
