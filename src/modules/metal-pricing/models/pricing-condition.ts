import { model } from "@medusajs/framework/utils"
import { PricingRule } from "./pricing-rule"

/** One condition of a rule. Field and operator are names of the contract's vocabulary, so a new one needs no migration. */
export const PricingCondition = model.define(
  { name: "metal_pricing_condition", tableName: "metal_pricing_condition" },
  {
    id: model.id({ prefix: "mprc" }).primaryKey(),
    position: model.number().default(0),
    field: model.text(),
    operator: model.text(),
    /** A text, a number, true or false, or a list, as the operator takes it. */
    value: model.json(),
    rule: model.belongsTo(() => PricingRule, { mappedBy: "conditions" }),
  },
)
