import { model } from "@medusajs/framework/utils"

/** How many pieces of an order's line have left; the database refuses more than were ordered. */
export const ShippedLine = model
  .define(
    { name: "metal_shipped_line", tableName: "metal_shipped_line" },
    {
      id: model.id({ prefix: "mshl" }).primaryKey(),
      order_id: model.text(),
      line_id: model.text(),
      ordered: model.number(),
      shipped: model.number().default(0),
    },
  )
  .indexes([{ on: ["order_id", "line_id"], unique: true }])
  .checks([{ name: "metal_shipped_line_never_over", expression: "shipped >= 0 and shipped <= ordered" }])
