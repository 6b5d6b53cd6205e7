import { model } from "@medusajs/framework/utils"
import { PricingRule } from "./pricing-rule"
import { PricingTier } from "./pricing-tier"

/**
 * One action of a rule. Prices in ten-thousandths of a US dollar (the second migration makes their columns bigint: a bar
 * may cost more than the 214,748 dollars an integer holds), percentages in ten-thousandths of a percent.
 */
export const PricingAction = model
  .define(
    { name: "metal_pricing_action", tableName: "metal_pricing_action" },
    {
      id: model.id({ prefix: "mpra" }).primaryKey(),
      position: model.number().default(0),
      type: model.text(),
      fixed_price_e4: model.number().nullable(),
      percentage_e4: model.number().nullable(),
      price_per_unit_e4: model.number().nullable(),
      unit: model.text().nullable(),
      tiers: model.hasMany(() => PricingTier, { mappedBy: "action" }),
      rule: model.belongsTo(() => PricingRule, { mappedBy: "actions" }),
    },
  )
  .cascades({ delete: ["tiers"] })
