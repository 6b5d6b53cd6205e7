import { model } from "@medusajs/framework/utils"
import { FeedRejection } from "./feed-rejection"

/** One run of a feed. `next_row` is the cursor: it moves in the transaction that writes the rows before it. */
export const FeedImport = model
  .define(
    { name: "metal_feed_import", tableName: "metal_feed_import" },
    {
      id: model.id({ prefix: "mimp" }).primaryKey(),
      kind: model.enum(["STOCK", "HEATS"]),
      source: model.text(),
      status: model.enum(["PENDING", "RUNNING", "NEEDS_CONFIRMATION", "COMPLETED", "FAILED", "CANCELLED"]),
      content: model.text(),
      checksum: model.text(),
      total_rows: model.number().default(0),
      next_row: model.number().default(0),
      new_rows: model.number().default(0),
      changed_rows: model.number().default(0),
      unchanged_rows: model.number().default(0),
      withdrawn_rows: model.number().default(0),
      rejected_rows: model.number().default(0),
      withdrawals_confirmed: model.boolean().default(false),
      /** Lists only some of the stock: what it leaves out stays. */
      partial: model.boolean().default(false),
      message: model.text().nullable(),
      started_by: model.text().nullable(),
      started_at: model.dateTime().nullable(),
      finished_at: model.dateTime().nullable(),
      rejections: model.hasMany(() => FeedRejection, { mappedBy: "feed_import" }),
    },
  )
  // Two feeds of one kind at once would each withdraw what the other lists.
  .indexes([{ on: ["kind"], unique: true, where: "status = 'RUNNING' AND deleted_at IS NULL" }])
