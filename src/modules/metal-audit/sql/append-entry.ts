import { maskSecrets } from "@billet/backend/accounts"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"

/** Something that happened. Secrets in `details` are masked when it is written down. */
export type AuditEntry = {
  action: string
  userId?: string | null
  adminId?: string | null
  entityType?: string | null
  entityId?: string | null
  details?: Record<string, unknown>
  ipAddress?: string | null
  userAgent?: string | null
  success?: boolean
  errorMessage?: string | null
}

const text = (value: string | null | undefined) => (value ? String(maskSecrets(value)) : null)

/** Writes an entry at the end of the log; the database numbers and chains it. */
export async function appendEntry(sql: SqlEntityManager, entry: AuditEntry): Promise<void> {
  await sql.execute(
    `insert into metal_audit_log (id, occurred_at, user_id, admin_id, action, entity_type, entity_id, details, ip_address,
       user_agent, success, error_message, seq, prev_hash, hash)
     values (?, clock_timestamp(), ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, 0, '', '')`,
    [
      generateEntityId(undefined, "maud"),
      text(entry.userId),
      text(entry.adminId),
      text(entry.action),
      text(entry.entityType),
      text(entry.entityId),
      JSON.stringify(maskSecrets(entry.details ?? {})),
      text(entry.ipAddress),
      text(entry.userAgent),
      entry.success ?? true,
      text(entry.errorMessage),
    ],
  )
}
