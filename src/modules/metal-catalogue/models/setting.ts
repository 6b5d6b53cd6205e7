import { model } from "@medusajs/framework/utils"

/** A named fact about this installation, such as whether the demo data has been loaded. */
export const Setting = model.define(
  { name: "metal_setting", tableName: "metal_setting" },
  { key: model.text().primaryKey(), value: model.json() },
)
