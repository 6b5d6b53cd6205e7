import type { AuditEntry } from "../../../modules/metal-audit/sql/append-entry"

/** What the audit log says of something a buyer did to their company's people. */
export function teamAudit(
  action: string,
  of: { customerId: string; companyId: string },
  details: Record<string, unknown>,
): AuditEntry {
  return { action: `company.${action}`, userId: of.customerId, entityType: "company", entityId: of.companyId, details }
}
