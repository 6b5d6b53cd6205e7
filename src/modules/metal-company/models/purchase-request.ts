import { model } from "@medusajs/framework/utils"
import { PURCHASE_REQUEST_STATUSES } from "@billet/backend/contract"

/** A cart that waits for a colleague's approval, with what its checkout was filled in with. */
export const PurchaseRequest = model
  .define(
    { name: "metal_purchase_request", tableName: "metal_purchase_request" },
    {
      id: model.id({ prefix: "mpur" }).primaryKey(),
      company_id: model.text(),
      buyer_id: model.text(),
      cart_id: model.text(),
      checkout: model.json(),
      /** The total when it was asked for, or at which it was approved, whole US cents. */
      cents: model.number(),
      status: model.enum([...PURCHASE_REQUEST_STATUSES]).default("WAITING"),
      decided_by: model.text().nullable(),
      decided_at: model.dateTime().nullable(),
      reason: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["cart_id"], unique: true, where: "status in ('WAITING', 'APPROVED') AND deleted_at IS NULL" },
    { on: ["company_id", "status"] },
    { on: ["buyer_id"] },
  ])
