import type { AuditEntry } from "../../../modules/metal-audit/sql/append-entry"
import type { ChangedRights } from "../../../modules/metal-staff/sql/change-rights"

/** What the audit log says of a change of somebody's rights: what they were and what they are. */
export function rightsAudit(action: string, by: { granterId: string; userId: string }, changed: ChangedRights): AuditEntry {
  return { action, adminId: by.granterId, entityType: "staff", entityId: by.userId, details: changed }
}
