import type { OrderActor, OrderStatus, OrderVerb } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"

export type OrderMove = {
  order_id: string
  verb: OrderVerb
  from: OrderStatus
  to: OrderStatus
  actor: OrderActor
  actor_id: string | null
  reason: string | null
  request_key: string | null
}

/**
 * Moves an order from one state to another and writes its history, in one statement that finds the order only while it is
 * still in the first: of two at once one moves it. Answers whether this one did.
 */
export async function moveOrder(sql: SqlEntityManager, move: OrderMove): Promise<boolean> {
  const cancelled = move.to === "CANCELLED"
  const moved: unknown[] = await sql.execute(
    `with moved as (
       update metal_order_record set order_status = ?, updated_at = now(),
         cancelled_at = case when ? then now() else cancelled_at end, cancel_reason = case when ? then ? else cancel_reason end
       where order_id = ? and order_status = ? and deleted_at is null returning order_id
     )
     insert into metal_order_event (id, order_id, verb, from_status, to_status, actor, actor_id, reason, request_key)
     select ?, order_id, ?, ?, ?, ?, ?, ?, ? from moved returning id`,
    [
      ...[move.to, cancelled, cancelled, move.reason, move.order_id, move.from],
      ...[generateEntityId(undefined, "moev"), move.verb, move.from, move.to],
      ...[move.actor, move.actor_id, move.reason, move.request_key],
    ],
  )
  return moved.length > 0
}
