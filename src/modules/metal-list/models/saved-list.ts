import { model } from "@medusajs/framework/utils"

/** A list a buyer keeps. `name_key` is the name in lower case: a buyer's names differ in more than their case. */
export const SavedList = model
  .define(
    { name: "metal_saved_list", tableName: "metal_saved_list" },
    {
      id: model.id({ prefix: "mlst" }).primaryKey(),
      customer_id: model.text(),
      name: model.text(),
      name_key: model.text(),
    },
  )
  .indexes([{ on: ["customer_id", "name_key"], unique: true }])
