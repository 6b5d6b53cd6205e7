import { model } from "@medusajs/framework/utils"

/** An address somebody signed in to an account from, both as hashes. */
export const KnownAddress = model.define(
  { name: "metal_known_address", tableName: "metal_known_address" },
  {
    account: model.text().primaryKey(),
    address: model.text().primaryKey(),
    seen_at: model.dateTime(),
  },
)
