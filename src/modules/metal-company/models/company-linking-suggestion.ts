import { model } from "@medusajs/framework/utils"
import { VERIFICATION_REQUEST_STATUSES } from "@billet/backend/contract"

/** Which companies a buyer's own words may mean, as found when they were written. */
export const CompanyLinkingSuggestion = model
  .define(
    { name: "metal_company_suggestion", tableName: "metal_company_suggestion" },
    {
      id: model.id({ prefix: "msug" }).primaryKey(),
      request_id: model.text().unique(),
      buyer_id: model.text(),
      user_provided_company_name: model.text(),
      user_provided_address: model.json().nullable(),
      suggested_company_id: model.text().nullable(),
      /** Company ids with their confidence, the surest first. */
      potential_matches: model.json(),
      confidence: model.float(),
      status: model.enum([...VERIFICATION_REQUEST_STATUSES]).default("PENDING"),
      needs_review: model.boolean().default(true),
      reviewed_by: model.text().nullable(),
      reviewed_at: model.dateTime().nullable(),
      review_notes: model.text().nullable(),
      final_company_id: model.text().nullable(),
    },
  )
  .indexes([{ on: ["buyer_id"] }])
