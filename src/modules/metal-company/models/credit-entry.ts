import { model } from "@medusajs/framework/utils"

/** Credit taken by one cart or order. HELD while the order is being placed, then CHARGED, PAID or RELEASED. */
export const CreditEntry = model
  .define(
    { name: "metal_credit_entry", tableName: "metal_credit_entry" },
    {
      id: model.id({ prefix: "mcre" }).primaryKey(),
      company_id: model.text(),
      cart_id: model.text(),
      order_id: model.text().nullable(),
      cents: model.number(),
      /** What was received of it; the company owes the rest. */
      paid_cents: model.number().default(0),
      status: model.enum(["HELD", "CHARGED", "PAID", "RELEASED"]),
    },
  )
  .indexes([
    { on: ["cart_id"], unique: true, where: "status <> 'RELEASED' AND deleted_at IS NULL" },
    { on: ["order_id"] },
    { on: ["company_id"] },
  ])
