import "./no-eval"
import { z } from "zod"
import {
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
  type NotificationPriority,
  type NotificationStatus,
  type NotificationType,
} from "./notification-values"

/** A notification as staff read it. `actionUrl` is a path of the admin; `readBy` and `actionTakenBy` are people's names. */
export type NotificationView = {
  id: string
  type: NotificationType
  title: string
  message: string
  priority: NotificationPriority
  status: NotificationStatus
  userId: string | null
  companyId: string | null
  orderId: string | null
  metadata: Record<string, unknown>
  actionUrl: string | null
  readBy: string | null
  readAt: string | null
  actionTakenBy: string | null
  actionTakenAt: string | null
  createdAt: string
}
/** Answer of `GET /admin/metal-notifications`; `unread` counts all that the caller may see. */
export type NotificationListAnswer = {
  notifications: NotificationView[]
  count: number
  unread: number
  limit: number
  offset: number
}
/** Answer of `POST /admin/metal-notifications/:id/read`, `action` and `dismiss`. */
export type NotificationAnswer = { notification: NotificationView }

/** Query of `GET /admin/metal-notifications`, newest first. */
export const NotificationListQuerySchema = z.object({
  status: z.enum(NOTIFICATION_STATUSES).optional(),
  type: z.enum(NOTIFICATION_TYPES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type NotificationListQuery = z.input<typeof NotificationListQuerySchema>
