import { UNITS } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** An item on a list, as it would be ordered. */
export const SavedLine = model
  .define(
    { name: "metal_saved_line", tableName: "metal_saved_line" },
    {
      id: model.id({ prefix: "msln" }).primaryKey(),
      list_id: model.text(),
      product_code: model.text(),
      amount: model.text(),
      unit: model.enum([...UNITS]),
      pieces: model.number(),
      /** All pieces are to be of one heat. */
      one_heat: model.boolean().default(false),
    },
  )
  .indexes([
    { name: "IDX_metal_saved_line_key_unique", on: ["list_id", "product_code", "amount", "unit", "one_heat"], unique: true },
  ])
