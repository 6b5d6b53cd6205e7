import { model } from "@medusajs/framework/utils"

/** One try to send a message: what was answered, or why nothing was. */
export const WebhookAttempt = model
  .define(
    { name: "metal_webhook_attempt", tableName: "metal_webhook_attempt" },
    {
      id: model.id({ prefix: "mwat" }).primaryKey(),
      delivery_id: model.text(),
      status: model.number().nullable(),
      /** Its beginning. */
      answer: model.text().nullable(),
      error: model.text().nullable(),
      milliseconds: model.number(),
    },
  )
  .indexes([{ on: ["delivery_id", "created_at"] }])
