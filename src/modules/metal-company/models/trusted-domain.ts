import { model } from "@medusajs/framework/utils"
import { ACCESS_LEVELS } from "@billet/backend/contract"
import { Company } from "./company"

/** A mail domain that speaks for a company, lower case without "www." */
export const TrustedDomain = model.define(
  { name: "metal_trusted_domain", tableName: "metal_trusted_domain" },
  {
    id: model.id({ prefix: "mdom" }).primaryKey(),
    domain: model.text().unique(),
    company: model.belongsTo(() => Company, { mappedBy: "trusted_domains" }).nullable(),
    is_active: model.boolean().default(true),
    auto_approve: model.boolean().default(false),
    access_level: model.enum([...ACCESS_LEVELS]).default("STANDARD"),
    added_by: model.text().nullable(),
    notes: model.text().nullable(),
  },
)
