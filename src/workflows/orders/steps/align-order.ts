import type { OrderDisagreement } from "@billet/backend/orders"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { alignOrder } from "../lib/align-order"

/**
 * What follows from an order's state. A failure here does not undo the state: it is logged, and the reconciling job does
 * the rest.
 */
export const alignOrderStep = createStep("align-order", async ({ orderId }: { orderId: string }, { container }) => {
  try {
    return new StepResponse(await alignOrder(container, orderId))
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The books of order ${orderId} are not in line with its state yet: ${String(error)}`)
    return new StepResponse<OrderDisagreement[]>([])
  }
})
