import { model } from "@medusajs/framework/utils"
import { Buyer } from "./buyer"

/** An address a buyer gave: the company's, and those to bill and ship to. One of each. */
export const BuyerAddress = model
  .define(
    { name: "metal_buyer_address", tableName: "metal_buyer_address" },
    {
      id: model.id({ prefix: "maddr" }).primaryKey(),
      buyer: model.belongsTo(() => Buyer, { mappedBy: "addresses" }),
      type: model.enum(["COMPANY", "BILLING", "SHIPPING"]),
      line1: model.text(),
      line2: model.text().nullable(),
      city: model.text(),
      state: model.text().nullable(),
      postal_code: model.text(),
      country: model.text(),
    },
  )
  .indexes([{ on: ["buyer_id", "type"], unique: true }])
