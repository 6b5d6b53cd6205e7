import { model } from "@medusajs/framework/utils"
import { FeedImport } from "./feed-import"

/** One field of one feed row that could not be taken, and why. `line` counts from 1 with the header as line 1. */
export const FeedRejection = model
  .define(
    { name: "metal_feed_rejection", tableName: "metal_feed_rejection" },
    {
      id: model.id({ prefix: "mrej" }).primaryKey(),
      line: model.number(),
      field: model.text(),
      value: model.text(),
      reason: model.text(),
      feed_import: model.belongsTo(() => FeedImport, { mappedBy: "rejections" }),
    },
  )
  .indexes([{ on: ["feed_import_id"] }])
