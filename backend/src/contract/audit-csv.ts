import type { AuditView } from "./admin-audit-schema"
import { CSV_MARK, csvLine } from "./csv-line"

const COLUMNS = {
  seq: (one: AuditView) => one.seq,
  time: (one: AuditView) => one.occurredAt,
  action: (one: AuditView) => one.action,
  success: (one: AuditView) => (one.success ? "yes" : "no"),
  staff: (one: AuditView) => one.adminName ?? one.adminId,
  customer: (one: AuditView) => one.userId,
  entity: (one: AuditView) => one.entityType,
  entityId: (one: AuditView) => one.entityId,
  details: (one: AuditView) => JSON.stringify(one.details),
  error: (one: AuditView) => one.errorMessage,
  ipAddress: (one: AuditView) => one.ipAddress,
  userAgent: (one: AuditView) => one.userAgent,
  hash: (one: AuditView) => one.hash,
}

/** How an export of the audit log starts. */
export const AUDIT_CSV_HEAD = `${CSV_MARK}${csvLine(Object.keys(COLUMNS))}`

/** Entries as lines of that file. */
export function auditCsvLines(entries: AuditView[]): string {
  return entries.map((one) => csvLine(Object.values(COLUMNS).map((read) => read(one)))).join("")
}
