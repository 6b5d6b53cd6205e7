import type { NotificationPriority, NotificationType } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"

export type NewNotification = {
  type: NotificationType
  title: string
  message: string
  /** What it tells of, such as "order:order_1": the same again is not told twice. */
  source: string
  priority?: NotificationPriority
  userId?: string | null
  companyId?: string | null
  orderId?: string | null
  actionUrl?: string | null
  metadata?: Record<string, unknown>
}

/** Writes a notification once. */
export async function writeNotification(sql: SqlEntityManager, one: NewNotification): Promise<void> {
  await sql.execute(
    `insert into metal_admin_notification (id, type, title, message, priority, user_id, company_id, order_id, metadata,
       action_url, source) values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?)
     on conflict (source) where deleted_at is null do nothing`,
    [
      generateEntityId(undefined, "mnot"),
      ...[one.type, one.title.slice(0, 200), one.message.slice(0, 1000), one.priority ?? "NORMAL"],
      ...[one.userId ?? null, one.companyId ?? null, one.orderId ?? null, JSON.stringify(one.metadata ?? {})],
      ...[one.actionUrl ?? null, one.source],
    ],
  )
}

/** Those of the sources that nobody was told of. */
export async function untoldSources(sql: SqlEntityManager, sources: string[]): Promise<string[]> {
  const rows: { source: string }[] = await sql.execute(
    `select s.source from jsonb_array_elements_text(?::jsonb) as s(source)
     where not exists (select from metal_admin_notification n where n.source = s.source and n.deleted_at is null)`,
    [JSON.stringify(sources)],
  )
  return rows.map(({ source }) => source)
}
