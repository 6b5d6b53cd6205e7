import { model } from "@medusajs/framework/utils"

/** A rule as a transaction left it. Written by the database, so that a change by SQL is in the history too. */
export const PricingRuleVersion = model
  .define(
    { name: "metal_pricing_rule_version", tableName: "metal_pricing_rule_version" },
    {
      id: model.id({ prefix: "mprv" }).primaryKey(),
      rule_id: model.text(),
      version: model.number(),
      /** The rule's row with its conditions, actions and tiers, as the tables hold them. */
      snapshot: model.json(),
      /** A user's id; null when the change came past the application. */
      changed_by: model.text().nullable(),
      note: model.text().nullable(),
      changed_at: model.dateTime(),
    },
  )
  .indexes([{ on: ["rule_id", "version"], unique: true }])
