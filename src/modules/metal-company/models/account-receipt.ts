import { model } from "@medusajs/framework/utils"

/** Money that a company has paid for an order on account. Rows are added, never changed. */
export const AccountReceipt = model
  .define(
    { name: "metal_account_receipt", tableName: "metal_account_receipt" },
    {
      id: model.id({ prefix: "mrcp" }).primaryKey(),
      company_id: model.text(),
      order_id: model.text(),
      cents: model.number(),
      /** The day the money came, ISO. */
      received_on: model.text(),
      /** What the bank statement says. */
      reference: model.text(),
      recorded_by: model.text().nullable(),
      request_key: model.text(),
    },
  )
  .indexes([{ on: ["order_id", "request_key"], unique: true }, { on: ["company_id"] }])
