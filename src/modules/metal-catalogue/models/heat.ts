import { model } from "@medusajs/framework/utils"
import { StockItem } from "./stock-item"

/** Bars of one cast as a mill delivered them. Lengths in thousandths of an inch, strengths in ksi. */
export const Heat = model
  .define(
    { name: "metal_heat", tableName: "metal_heat" },
    {
      id: model.id({ prefix: "mheat" }).primaryKey(),
      stock_item_id: model.text().unique(),
      coid: model.text(),
      mill_id: model.text(),
      cast_number: model.text(),
      pieces: model.number(),
      lengths_mils: model.json(),
      melt_country: model.text(),
      base_specification: model.text(),
      yield_strength_ksi: model.float().nullable(),
      tensile_strength_ksi: model.float().nullable(),
      elongation_percent: model.float().nullable(),
      hardness: model.float().nullable(),
      certificate_type: model.text(),
      last_import_id: model.text().nullable(),
      item: model.belongsTo(() => StockItem, { mappedBy: "heats" }),
    },
  )
  .indexes([{ on: ["item_id"] }, { on: ["mill_id", "cast_number"] }])
