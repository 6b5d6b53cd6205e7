import { model } from "@medusajs/framework/utils"

/** What one cart or order takes of its buyer's spending limit. HELD while the order is being placed. */
export const SpendingEntry = model
  .define(
    { name: "metal_spending_entry", tableName: "metal_spending_entry" },
    {
      id: model.id({ prefix: "mspe" }).primaryKey(),
      buyer_id: model.text(),
      company_id: model.text(),
      cart_id: model.text(),
      order_id: model.text().nullable(),
      cents: model.number(),
      status: model.enum(["HELD", "CHARGED", "RELEASED"]),
    },
  )
  .indexes([
    { on: ["cart_id"], unique: true, where: "status <> 'RELEASED' AND deleted_at IS NULL" },
    { on: ["order_id"] },
    { on: ["buyer_id", "created_at"] },
  ])
