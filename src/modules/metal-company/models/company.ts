import { model } from "@medusajs/framework/utils"
import { Buyer } from "./buyer"
import { TrustedDomain } from "./trusted-domain"

/**
 * A business that buys. Money in whole US cents. The ledger takes no credit beyond the limit; lowering the limit takes
 * none back. The keys it is matched by are derived from name, website and postcode: `matchKeysOf`.
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
      description: model.text().nullable(),
      logo: model.text().nullable(),
      /** Its number in the supplier's own system. */
      vulcan_id: model.text().nullable(),
      customer_since: model.text().nullable(),
      customer_segment: model.text().nullable(),
      is_verified: model.boolean().default(false),
      is_active: model.boolean().default(true),
      /** A person looks at every new buyer, even from a trusted domain. */
      requires_approval: model.boolean().default(false),
      /** Terms of payment on account; no limit means none were approved. */
      credit_limit_cents: model.number().nullable(),
      open_balance_cents: model.number().default(0),
      terms_days: model.number().nullable(),
      credit_hold: model.boolean().default(false),
      /** The last day on which its orders bear no tax, ISO, and the certificate that says so. */
      tax_exempt_until: model.text().nullable(),
      tax_certificate: model.text().nullable(),
      name_key: model.text().default(""),
      place_key: model.text().default(""),
      website_domain: model.text().nullable(),
      /** The company this one turned out to be. */
      merged_into_id: model.text().nullable(),
      /** Goes up with every edit and merge; a form names the one it was opened at. */
      version: model.number().default(1),
      buyers: model.hasMany(() => Buyer, { mappedBy: "company" }),
      trusted_domains: model.hasMany(() => TrustedDomain, { mappedBy: "company" }),
    },
  )
  .indexes([{ on: ["place_key"] }, { on: ["website_domain"] }])
  .checks([{ name: "metal_company_balance_not_negative", expression: "open_balance_cents >= 0" }])
