import { model } from "@medusajs/framework/utils"

/** A window in which something was tried so many times. */
export const RateLimit = model
  .define(
    { name: "metal_rate_limit", tableName: "metal_rate_limit" },
    {
      key: model.text().primaryKey(),
      used: model.number(),
      window_ends: model.dateTime(),
    },
  )
  .indexes([{ on: ["window_ends"] }])
