import { model } from "@medusajs/framework/utils"

/**
 * One bar of a heat cut for an order: pieces, kerf and offcut are its length, thousandths of an inch. PLANNED when the order
 * is processed, DONE when its metal has left and the offcut is back in stock, DROPPED when it was cancelled before: uncut,
 * or with its pieces back in stock beside the offcut.
 */
export const BarCut = model
  .define(
    { name: "metal_bar_cut", tableName: "metal_bar_cut" },
    {
      id: model.id({ prefix: "mcut" }).primaryKey(),
      order_id: model.text(),
      heat_id: model.text(),
      stock_level_id: model.text(),
      /** The bar as it was, and whose: the heat may be gone from the feed by the time somebody reads it. */
      cast_number: model.text(),
      mill_id: model.text(),
      certificate_type: model.text(),
      coid: model.text(),
      product_code: model.text(),
      bar_mils: model.number(),
      kerf_mils: model.number(),
      offcut_mils: model.number(),
      /** The contract's CutPieces. */
      cuts: model.json(),
      status: model.enum(["PLANNED", "DONE", "DROPPED"]).default("PLANNED"),
    },
  )
  .indexes([{ on: ["order_id"] }, { on: ["heat_id"], where: "status = 'PLANNED' AND deleted_at IS NULL" }])
  .checks([
    {
      name: "metal_bar_cut_whole",
      expression: "bar_mils > 0 and kerf_mils >= 0 and offcut_mils >= 0 and kerf_mils + offcut_mils < bar_mils",
    },
  ])
