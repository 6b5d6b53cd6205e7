import type { OrderVerb } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { messageOf } from "../../shared/message-of"
import type { OrderMoved } from "../steps/move-order"
import { SYSTEM_MOVER, type OrderVerbInput } from "./order-verb-input"

/** Told of every change of an order's state. Data: `{ id, order_number, verb, from, to, actor, actor_id, reason }`. */
export const ORDER_MOVED = "metal.order.moved"

type Move = Pick<OrderVerbInput, "mover" | "reason"> & { verb: OrderVerb; moved: OrderMoved }

/** What `ORDER_MOVED` says of a move. */
export const moveEvent = ({ mover, reason, verb, moved: { orderId, orderNumber, from, to } }: Move) => ({
  ...{ id: orderId, order_number: orderNumber, verb, from, to },
  ...{ actor: mover.kind, actor_id: mover.id, reason },
})

/** Tells of a move that the system made past the verbs. Nobody waits for it, and what is lost on its way is told by a job. */
export async function tellOfMove(container: MedusaContainer, move: Omit<Move, "mover">): Promise<void> {
  const data = moveEvent({ ...move, mover: SYSTEM_MOVER })
  try {
    await container.resolve(Modules.EVENT_BUS).emit([{ name: ORDER_MOVED, data }])
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Nobody was told that order ${move.moved.orderId} has moved: ${messageOf(error)}`)
  }
}
