import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { messageOf } from "../../shared/message-of"

/** Told of an order that stands with its record. Data: `{ id }`. */
export const ORDER_PLACED = "metal.order.placed"

/** Tells of an order that stands. Nobody waits for it: what is lost on its way is told by a job, and undoes no order. */
export function tellOfOrder(container: MedusaContainer, id: string): void {
  const events = [OrderWorkflowEvents.PLACED, ORDER_PLACED].map((name) => ({ name, data: { id } }))
  container
    .resolve(Modules.EVENT_BUS)
    .emit(events)
    .catch((error: unknown) => {
      container.resolve(ContainerRegistrationKeys.LOGGER).error(`Nobody was told of order ${id}: ${messageOf(error)}`)
    })
}
