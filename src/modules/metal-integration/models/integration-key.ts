import { model } from "@medusajs/framework/utils"

/** A key of an integrator. Only its SHA-256 is kept: the key is random, so nothing slower is needed. */
export const IntegrationKey = model.define(
  { name: "metal_integration_key", tableName: "metal_integration_key" },
  {
    id: model.id({ prefix: "mikey" }).primaryKey(),
    name: model.text(),
    secret_hash: model.text().unique(),
    /** The last characters of the key. */
    hint: model.text(),
    scopes: model.array(),
    company_id: model.text().nullable(),
    created_by: model.text().nullable(),
    last_used_at: model.dateTime().nullable(),
    revoked_at: model.dateTime().nullable(),
    revoked_by: model.text().nullable(),
  },
)
