import type { NotificationView } from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import type { AdminNotification } from "../../modules/metal-notification/models/admin-notification"
import { peopleNames } from "./people-names"

type Row = InferTypeOf<typeof AdminNotification>

const iso = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** Notifications as staff read them, with the names of who saw to them. */
export async function notificationViews(scope: MedusaContainer, rows: Row[]): Promise<NotificationView[]> {
  const names = await peopleNames(
    scope,
    rows.flatMap(({ read_by, action_taken_by }) => [read_by, action_taken_by]),
  )
  const person = (id: string | null) => (id === null ? null : (names.get(id) ?? id))
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    priority: row.priority,
    status: row.status,
    userId: row.user_id,
    companyId: row.company_id,
    orderId: row.order_id,
    metadata: row.metadata,
    actionUrl: row.action_url,
    readBy: person(row.read_by),
    readAt: iso(row.read_at),
    actionTakenBy: person(row.action_taken_by),
    actionTakenAt: iso(row.action_taken_at),
    createdAt: iso(row.created_at) ?? "",
  }))
}
