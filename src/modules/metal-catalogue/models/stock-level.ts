import { model } from "@medusajs/framework/utils"
import { StockItem } from "./stock-item"

/** Inches (in thousandths) of one item held by one trading company; the database refuses to reserve more than is there. */
export const StockLevel = model
  .define(
    { name: "metal_stock_level", tableName: "metal_stock_level" },
    {
      id: model.id({ prefix: "mlvl" }).primaryKey(),
      coid: model.text(),
      on_hand_mils: model.number().default(0),
      reserved_mils: model.number().default(0),
      /** The longest single bar: no piece can be cut longer than this. */
      longest_mils: model.number().default(0),
      pieces: model.number().default(0),
      item: model.belongsTo(() => StockItem, { mappedBy: "levels" }),
    },
  )
  .indexes([{ on: ["item_id", "coid"], unique: true }])
  .checks([
    { name: "metal_stock_level_never_oversold", expression: "reserved_mils >= 0 and reserved_mils <= on_hand_mils" },
  ])
