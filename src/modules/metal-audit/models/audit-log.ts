import { model } from "@medusajs/framework/utils"

/**
 * Who did what to what, and whether it worked. The database numbers and chains the rows and lets nobody change one: see the
 * migration.
 */
export const AuditLog = model.define(
  { name: "metal_audit_log", tableName: "metal_audit_log" },
  {
    id: model.id({ prefix: "maud" }).primaryKey(),
    /** Without gaps, in the order of the chain. */
    seq: model.bigNumber(),
    occurred_at: model.dateTime(),
    /** The customer who acted or whom it is about. */
    user_id: model.text().nullable(),
    /** The member of the staff, or the API key, who acted. */
    admin_id: model.text().nullable(),
    action: model.text(),
    entity_type: model.text().nullable(),
    entity_id: model.text().nullable(),
    details: model.json(),
    ip_address: model.text().nullable(),
    user_agent: model.text().nullable(),
    success: model.boolean().default(true),
    error_message: model.text().nullable(),
    prev_hash: model.text(),
    hash: model.text(),
  },
)
