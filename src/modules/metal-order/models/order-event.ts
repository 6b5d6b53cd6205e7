import { model } from "@medusajs/framework/utils"
import { ORDER_ACTORS, ORDER_STATUSES, ORDER_VERBS } from "@billet/backend/contract"

/** One change of state of an order: who did what, when and why. Rows are added in the transaction of the change. */
export const OrderEvent = model
  .define(
    { name: "metal_order_event", tableName: "metal_order_event" },
    {
      id: model.id({ prefix: "moev" }).primaryKey(),
      order_id: model.text(),
      verb: model.enum([...ORDER_VERBS]),
      from_status: model.enum([...ORDER_STATUSES]),
      to_status: model.enum([...ORDER_STATUSES]),
      actor: model.enum([...ORDER_ACTORS]),
      /** A user's or a customer's id; null for the system. */
      actor_id: model.text().nullable(),
      reason: model.text().nullable(),
      /** The Idempotency-Key of the request, so that a repetition is known whatever became of its answer. */
      request_key: model.text().nullable(),
    },
  )
  .indexes([{ on: ["order_id", "created_at"] }])
