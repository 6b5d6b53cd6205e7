import { model } from "@medusajs/framework/utils"
import { PricingAction } from "./pricing-action"

/** A step of a tiered price: quantities in ten-thousandths of their unit, the price in ten-thousandths of a US dollar; bigint. */
export const PricingTier = model.define(
  { name: "metal_pricing_tier", tableName: "metal_pricing_tier" },
  {
    id: model.id({ prefix: "mprt" }).primaryKey(),
    position: model.number().default(0),
    min_value_e4: model.number(),
    max_value_e4: model.number().nullable(),
    price_e4: model.number(),
    unit: model.text().nullable(),
    action: model.belongsTo(() => PricingAction, { mappedBy: "tiers" }),
  },
)
