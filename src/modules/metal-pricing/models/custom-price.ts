import { model } from "@medusajs/framework/utils"

/**
 * A price agreed with one customer or with one company. Money in ten-thousandths of a US dollar, the discount in
 * ten-thousandths of a percent, both bigint. The second migration forbids two of one product, owner, trading company, unit
 * and first day.
 */
export const CustomPrice = model
  .define(
    { name: "metal_custom_price", tableName: "metal_custom_price" },
    {
      id: model.id({ prefix: "mcpr" }).primaryKey(),
      product_code: model.text().searchable(),
      customer_id: model.text().nullable(),
      company_id: model.text().nullable(),
      coid: model.text().nullable(),
      custom_price_e4: model.number(),
      unit: model.text(),
      original_price_e4: model.number().nullable(),
      discount_percent_e4: model.number().nullable(),
      effective_date: model.text().nullable(),
      expiry_date: model.text().nullable(),
      is_active: model.boolean().default(true),
      notes: model.text().nullable(),
      created_by: model.text().nullable(),
      updated_by: model.text().nullable(),
      version: model.number().default(1),
    },
  )
  .indexes([{ on: ["company_id"] }, { on: ["customer_id"] }, { on: ["product_code"] }])
