import { model } from "@medusajs/framework/utils"
import { VERIFICATION_REQUEST_STATUSES, VERIFICATION_REQUEST_TYPES } from "@billet/backend/contract"

/** Something a person of the staff decides. A buyer has at most one open request of a kind. */
export const VerificationRequest = model
  .define(
    { name: "metal_verification_request", tableName: "metal_verification_request" },
    {
      id: model.id({ prefix: "mver" }).primaryKey(),
      buyer_id: model.text(),
      company_id: model.text().nullable(),
      type: model.enum([...VERIFICATION_REQUEST_TYPES]),
      status: model.enum([...VERIFICATION_REQUEST_STATUSES]).default("PENDING"),
      requested_company_name: model.text().nullable(),
      business_email: model.text(),
      job_title: model.text().nullable(),
      reason_for_request: model.text().nullable(),
      /** What only one kind has, such as the limit and terms that were asked for. */
      details: model.json().nullable(),
      reviewed_by: model.text().nullable(),
      reviewed_at: model.dateTime().nullable(),
      review_notes: model.text().nullable(),
      admin_decision: model.text().nullable(),
      auto_approved: model.boolean().default(false),
      auto_approval_reason: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["buyer_id", "type"], unique: true, where: "status in ('PENDING', 'UNDER_REVIEW') AND deleted_at IS NULL" },
    { on: ["status", "created_at"] },
  ])
