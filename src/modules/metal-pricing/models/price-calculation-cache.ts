import { model } from "@medusajs/framework/utils"

/**
 * Prices that were calculated in the last ten minutes and still hold: any change of a rule or custom price empties it.
 * Kept for staff to see what a buyer was told; prices themselves are made anew each time, which is faster than reading
 * one. Quantity in ten-thousandths of the unit, money in cents; bigint.
 */
export const PriceCalculationCache = model
  .define(
    { name: "metal_price_calculation_cache", tableName: "metal_price_calculation_cache" },
    {
      id: model.id({ prefix: "mpcc" }).primaryKey(),
      cache_key: model.text().unique(),
      product_code: model.text(),
      customer_id: model.text().nullable(),
      company_id: model.text().nullable(),
      coid: model.text(),
      customer_segment: model.text(),
      quantity_e4: model.number(),
      unit: model.text(),
      original_price_cents: model.number().nullable(),
      calculated_price_cents: model.number(),
      final_price_cents: model.number(),
      applied_rule_ids: model.array(),
      calculated_at: model.dateTime(),
      expires_at: model.dateTime(),
    },
  )
  .indexes([{ on: ["product_code"] }, { on: ["expires_at"] }])
