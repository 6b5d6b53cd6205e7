import { model } from "@medusajs/framework/utils"
import { ACCESS_LEVELS, ACCOUNT_STATUSES, COIDS } from "@billet/backend/contract"
import { Company } from "./company"

/** What the trade knows of a Medusa customer: account state, access and company. */
export const Buyer = model.define(
  { name: "metal_buyer", tableName: "metal_buyer" },
  {
    id: model.id({ prefix: "mbuy" }).primaryKey(),
    customer_id: model.text().unique(),
    account_status: model.enum([...ACCOUNT_STATUSES]).default("UNVERIFIED"),
    access_level: model.enum([...ACCESS_LEVELS]).default("LIMITED"),
    region_code: model.enum([...COIDS]).default("INC"),
    job_title: model.text().nullable(),
    email_verified_at: model.dateTime().nullable(),
    company: model.belongsTo(() => Company, { mappedBy: "buyers" }).nullable(),
  },
)
