import type { AuditRecord } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** Which entries; `from` and `to` are times, the second not included. `beforeSeq` goes on where a page ended. */
export type AuditFilter = {
  action?: string
  adminId?: string
  userId?: string
  entityType?: string
  entityId?: string
  success?: boolean
  from?: string
  to?: string
  beforeSeq?: number
}

/** What somebody who follows the log reads of an entry. */
export type FollowedEntry = Pick<AuditRecord, "seq" | "id" | "occurredAt" | "action" | "entityId" | "details">

const CONDITIONS: Record<keyof AuditFilter, string> = {
  action: "action = ?",
  adminId: "admin_id = ?",
  userId: "user_id = ?",
  entityType: "entity_type = ?",
  entityId: "entity_id = ?",
  success: "success = ?",
  from: "occurred_at >= ?::timestamptz",
  to: "occurred_at < ?::timestamptz",
  beforeSeq: "seq < ?",
}

function whereOf(filter: AuditFilter): { where: string; values: unknown[] } {
  const given = (Object.keys(CONDITIONS) as (keyof AuditFilter)[]).filter((name) => filter[name] !== undefined)
  const where = given.length ? `where ${given.map((name) => CONDITIONS[name]).join(" and ")}` : ""
  return { where, values: given.map((name) => filter[name]) }
}

/** A page of entries, newest first. */
export async function listEntries(sql: SqlEntityManager, filter: AuditFilter, limit: number, offset = 0): Promise<AuditRecord[]> {
  const { where, values } = whereOf(filter)
  const rows: (Omit<AuditRecord, "seq" | "occurredAt"> & { seq: string; occurredAt: string })[] = await sql.execute(
    `select seq, id, occurred_at as "occurredAt", user_id as "userId", admin_id as "adminId", action,
       entity_type as "entityType", entity_id as "entityId", details, ip_address as "ipAddress", user_agent as "userAgent",
       success, error_message as "errorMessage", hash
     from metal_audit_log ${where} order by seq desc limit ? offset ?`,
    [...values, limit, offset],
  )
  return rows.map((row) => ({ ...row, seq: Number(row.seq), occurredAt: new Date(row.occurredAt).toISOString() }))
}

/** The newest number; 0 for an empty log. */
export async function lastSeq(sql: SqlEntityManager): Promise<number> {
  const [row]: { seq: string }[] = await sql.execute("select seq from metal_audit_head")
  return Number(row?.seq ?? 0)
}

/** What was written after an entry, oldest first: numbers follow the order of commits, so nothing comes before them later. */
export async function entriesAfter(sql: SqlEntityManager, seq: number, limit: number): Promise<FollowedEntry[]> {
  const rows: (Omit<FollowedEntry, "seq" | "occurredAt"> & { seq: string; occurredAt: string })[] = await sql.execute(
    `select seq, id, occurred_at as "occurredAt", action, entity_id as "entityId", details
     from metal_audit_log where seq > ? order by seq limit ?`,
    [seq, limit],
  )
  return rows.map((row) => ({ ...row, seq: Number(row.seq), occurredAt: new Date(row.occurredAt).toISOString() }))
}

export async function countEntries(sql: SqlEntityManager, filter: AuditFilter): Promise<number> {
  const { where, values } = whereOf(filter)
  const [row]: { count: number }[] = await sql.execute(`select count(*)::int as count from metal_audit_log ${where}`, values)
  return row?.count ?? 0
}
