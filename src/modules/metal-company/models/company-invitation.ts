import { model } from "@medusajs/framework/utils"
import { COMPANY_ROLES, SPENDING_PERIODS } from "@billet/backend/contract"

/** A colleague asked to join a company, by a mailed link that works once. The link carries the id and a signature. */
export const CompanyInvitation = model
  .define(
    { name: "metal_company_invitation", tableName: "metal_company_invitation" },
    {
      id: model.id({ prefix: "minv" }).primaryKey(),
      company_id: model.text(),
      /** Lower case. */
      email: model.text(),
      company_role: model.enum([...COMPANY_ROLES]),
      spending_limit_cents: model.number().nullable(),
      spending_period: model.enum([...SPENDING_PERIODS]).default("MONTH"),
      /** The buyer who asked. */
      invited_by: model.text(),
      expires_at: model.dateTime(),
      accepted_at: model.dateTime().nullable(),
      revoked_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["company_id", "email"], unique: true, where: "accepted_at is null and revoked_at is null AND deleted_at IS NULL" },
  ])
