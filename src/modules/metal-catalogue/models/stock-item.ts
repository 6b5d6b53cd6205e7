import { model } from "@medusajs/framework/utils"
import { Heat } from "./heat"
import { StockLevel } from "./stock-level"

/**
 * One size of one grade, type and condition, under its product code. Diameters in thousandths of an inch,
 * costs in ten-thousandths of a US dollar: whole numbers, so that no price or length is ever a binary fraction.
 */
export const StockItem = model
  .define(
    { name: "metal_stock_item", tableName: "metal_stock_item" },
    {
      id: model.id({ prefix: "mstk" }).primaryKey(),
      product_code: model.text().unique().searchable(),
      normalised_code: model.text().unique(),
      product_name: model.text().searchable(),
      product_category: model.text(),
      metal_category: model.text(),
      stock_grade: model.text(),
      product_type: model.text(),
      stock_type: model.text(),
      product_condition: model.text(),
      product_size: model.text(),
      outer_diameter_mils: model.number().nullable(),
      inside_diameter_mils: model.number().nullable(),
      coid: model.text(),
      stratification_rank: model.text(),
      avl_stk_zone: model.text(),
      is_special_offer: model.boolean().default(false),
      is_popular_item: model.boolean().default(false),
      cost_per_lb_e4: model.number().nullable(),
      cost_per_inch_e4: model.number().nullable(),
      cost_per_kg_e4: model.number().nullable(),
      feed_pieces: model.number().default(0),
      withdrawn: model.boolean().default(false),
      /** The import that listed it last; an item a later full feed leaves out is withdrawn. */
      last_import_id: model.text().nullable(),
      /** The Medusa variant that sells it; null until the import has created it. */
      variant_id: model.text().nullable(),
      levels: model.hasMany(() => StockLevel, { mappedBy: "item" }),
      heats: model.hasMany(() => Heat, { mappedBy: "item" }),
    },
  )
  .cascades({ delete: ["levels", "heats"] })
  .indexes([{ on: ["variant_id"] }, { on: ["last_import_id"] }])
