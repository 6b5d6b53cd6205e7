import { model } from "@medusajs/framework/utils"
import { PRICING_RULE_STATUSES } from "@billet/backend/contract"
import { PricingAction } from "./pricing-action"
import { PricingCondition } from "./pricing-condition"

/**
 * A pricing rule. What may stand in it is decided by the pricing rules' own checks, not by the table: a row that got past
 * them is left out of the price book and reported. `version` is kept by the database and changes with every transaction
 * that touches the rule or its parts.
 */
export const PricingRule = model
  .define(
    { name: "metal_pricing_rule", tableName: "metal_pricing_rule" },
    {
      id: model.id({ prefix: "mprl" }).primaryKey(),
      name: model.text().searchable(),
      description: model.text().nullable(),
      status: model.enum([...PRICING_RULE_STATUSES]).default("DRAFT"),
      /** Higher first. */
      priority: model.number().default(0),
      coids: model.array(),
      customer_segments: model.array(),
      product_codes: model.array(),
      /** First and last day, UTC, as "2026-03-31". */
      effective_date: model.text().nullable(),
      expiry_date: model.text().nullable(),
      category: model.text().nullable(),
      tags: model.array(),
      created_by: model.text().nullable(),
      updated_by: model.text().nullable(),
      version: model.number().default(1),
      conditions: model.hasMany(() => PricingCondition, { mappedBy: "rule" }),
      actions: model.hasMany(() => PricingAction, { mappedBy: "rule" }),
    },
  )
  .cascades({ delete: ["conditions", "actions"] })
  .indexes([{ on: ["status", "priority"] }])
