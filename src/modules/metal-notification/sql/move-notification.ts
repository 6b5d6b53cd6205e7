import { NOTIFICATION_VERBS, type NotificationType, type NotificationVerb } from "@billet/backend/contract"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** A verb of somebody on a notification, among the types they may see. */
export type NotificationMove = { id: string; verb: NotificationVerb; actorId: string; types: NotificationType[] }

/**
 * Moves a notification in one conditional statement: of two who act on it, the first is written down. Reading what is read
 * or acting on what is done changes nothing. Answers whether the notification is there for this person.
 */
export async function moveNotification(sql: SqlEntityManager, { id, verb, actorId, types }: NotificationMove): Promise<boolean> {
  if (!types.length) return false
  const marks = types.map(() => "?").join(", ")
  const [row]: { status: string }[] = await sql.execute(
    `select status from metal_admin_notification where id = ? and deleted_at is null and type in (${marks})`,
    [id, ...types],
  )
  if (!row) return false
  await sql.execute(
    `update metal_admin_notification set status = ?, updated_at = now(),
       read_by = coalesce(read_by, ?), read_at = coalesce(read_at, now()),
       action_taken_by = case when ? then ? end, action_taken_at = case when ? then now() end
     where id = ? and status in (${verb === "read" ? "'UNREAD'" : "'UNREAD', 'READ'"})`,
    [NOTIFICATION_VERBS[verb], actorId, verb !== "read", actorId, verb !== "read", id],
  )
  return true
}
