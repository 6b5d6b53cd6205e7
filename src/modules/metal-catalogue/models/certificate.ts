import { model } from "@medusajs/framework/utils"

/** A mill's test certificate of a heat. Feeds bring heats and take them away; their certificates stay. */
export const Certificate = model
  .define(
    { name: "metal_certificate", tableName: "metal_certificate" },
    {
      id: model.id({ prefix: "mcert" }).primaryKey(),
      mill_id: model.text(),
      cast_number: model.text(),
      file_name: model.text(),
      file_size: model.number(),
      /** Base64. */
      content: model.text(),
      uploaded_by: model.text().nullable(),
    },
  )
  .indexes([{ on: ["mill_id", "cast_number"], unique: true }])
