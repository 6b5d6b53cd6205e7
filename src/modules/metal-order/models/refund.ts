import { model } from "@medusajs/framework/utils"

/** Money given back of an order that stands. ASKED until it is known to be back; together never more than the order's total. */
export const Refund = model
  .define(
    { name: "metal_refund", tableName: "metal_refund" },
    {
      id: model.id({ prefix: "mref" }).primaryKey(),
      order_id: model.text(),
      cents: model.number(),
      /** What of it lowered an open account. */
      credited_cents: model.number().default(0),
      /** What the card provider had given back of the order when this was asked for: its own shows as this and its cents. */
      provider_cents: model.number().default(0),
      reason: model.text(),
      status: model.enum(["ASKED", "DONE"]).default("ASKED"),
      created_by: model.text().nullable(),
      request_key: model.text(),
    },
  )
  .indexes([{ on: ["order_id", "request_key"], unique: true }])
