import { model } from "@medusajs/framework/utils"
import { ACCESS_LEVELS, ACCOUNT_STATUSES, COIDS, COMPANY_ROLES, PHONE_TYPES, SPENDING_PERIODS } from "@billet/backend/contract"
import { BuyerAddress } from "./buyer-address"
import { Company } from "./company"

/** What the trade knows of a Medusa customer: account state, access, company, contact and consents. */
export const Buyer = model
  .define(
    { name: "metal_buyer", tableName: "metal_buyer" },
    {
      id: model.id({ prefix: "mbuy" }).primaryKey(),
      customer_id: model.text().unique(),
      account_status: model.enum([...ACCOUNT_STATUSES]).default("UNVERIFIED"),
      access_level: model.enum([...ACCESS_LEVELS]).default("LIMITED"),
      region_code: model.enum([...COIDS]).default("INC"),
      job_title: model.text().nullable(),
      primary_number: model.text().nullable(),
      primary_phone_type: model.enum([...PHONE_TYPES]).nullable(),
      secondary_number: model.text().nullable(),
      secondary_phone_type: model.enum([...PHONE_TYPES]).nullable(),
      /** As the buyer wrote it; the company we know them by is `company`. */
      company_name: model.text().nullable(),
      addresses: model.hasMany(() => BuyerAddress, { mappedBy: "buyer" }),
      consent_to_cookies: model.boolean().default(false),
      consent_to_data_processing: model.boolean().default(false),
      consent_to_marketing: model.boolean().default(false),
      terms_accepted_at: model.dateTime().nullable(),
      is_active: model.boolean().default(true),
      email_verified_at: model.dateTime().nullable(),
      email_domain: model.text().nullable(),
      is_domain_trusted: model.boolean().default(false),
      trust_score: model.number().default(0),
      verification_attempts: model.number().default(0),
      last_verification_attempt: model.dateTime().nullable(),
      /** How often the account was submitted again after a rejection. */
      resubmissions: model.number().default(0),
      approved_by: model.text().nullable(),
      approved_at: model.dateTime().nullable(),
      rejection_reason: model.text().nullable(),
      company: model.belongsTo(() => Company, { mappedBy: "buyers" }).nullable(),
      company_verified_at: model.dateTime().nullable(),
      company_role: model.enum([...COMPANY_ROLES]).default("BUYER"),
      /** What a period's orders may come to without a colleague's approval, whole US cents; null means no limit. */
      spending_limit_cents: model.number().nullable(),
      spending_period: model.enum([...SPENDING_PERIODS]).default("MONTH"),
      /** Sign-ins from before this moment are over: the password was changed or somebody signed out everywhere. */
      sessions_valid_from: model.dateTime().nullable(),
    },
  )
  .cascades({ delete: ["addresses"] })
  .indexes([{ on: ["account_status"] }, { on: ["email_domain"] }])
