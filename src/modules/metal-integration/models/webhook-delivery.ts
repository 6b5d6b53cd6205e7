import { model } from "@medusajs/framework/utils"
import { WEBHOOK_DELIVERY_STATES } from "@billet/backend/contract"

/** One message to one endpoint, written down before it is sent: whatever happens after, it is sent at least once. */
export const WebhookDelivery = model
  .define(
    { name: "metal_webhook_delivery", tableName: "metal_webhook_delivery" },
    {
      id: model.id({ prefix: "mwdl" }).primaryKey(),
      /** The order of messages. */
      seq: model.autoincrement(),
      webhook_id: model.text(),
      event_id: model.text(),
      type: model.text(),
      /** What it tells of: messages of the same go one after the other. */
      object_key: model.text(),
      /** As it is sent: the signature is of these bytes. */
      body: model.text(),
      state: model.enum([...WEBHOOK_DELIVERY_STATES]).default("PENDING"),
      attempts: model.number().default(0),
      next_attempt_at: model.dateTime(),
      /** Until when a process has it to itself. */
      claimed_until: model.dateTime().nullable(),
      last_status: model.number().nullable(),
      last_error: model.text().nullable(),
      delivered_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["webhook_id", "event_id"], unique: true },
    { on: ["webhook_id", "object_key", "seq"], where: "state = 'PENDING' AND deleted_at IS NULL" },
    { on: ["next_attempt_at"], where: "state = 'PENDING' AND deleted_at IS NULL" },
    { on: ["claimed_until"], where: "claimed_until IS NOT NULL AND deleted_at IS NULL" },
    { on: ["created_at"] },
  ])
