import { model } from "@medusajs/framework/utils"
import { Buyer } from "./buyer"

/**
 * A business that buys. Money in whole US cents. The ledger takes no credit beyond the limit; lowering the limit takes
 * none back.
 */
export const Company = model
  .define(
    { name: "metal_company", tableName: "metal_company" },
    {
      id: model.id({ prefix: "mco" }).primaryKey(),
      name: model.text().searchable(),
      line1: model.text(),
      line2: model.text().nullable(),
      city: model.text(),
      state: model.text().nullable(),
      postal_code: model.text(),
      country: model.text(),
      phone: model.text().nullable(),
      website: model.text().nullable(),
      industry: model.text().nullable(),
      customer_segment: model.text().nullable(),
      is_verified: model.boolean().default(false),
      is_active: model.boolean().default(true),
      /** Terms of payment on account; no limit means none were approved. */
      credit_limit_cents: model.number().nullable(),
      open_balance_cents: model.number().default(0),
      terms_days: model.number().nullable(),
      credit_hold: model.boolean().default(false),
      buyers: model.hasMany(() => Buyer, { mappedBy: "company" }),
    },
  )
  .checks([
    { name: "metal_company_balance_not_negative", expression: "open_balance_cents >= 0" },
  ])
