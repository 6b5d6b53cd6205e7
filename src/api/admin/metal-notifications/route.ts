import { seenNotifications } from "@billet/backend/accounts"
import type { NotificationListAnswer, NotificationListQuerySchema } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { METAL_NOTIFICATION } from "../../../modules/metal-notification"
import type MetalNotificationService from "../../../modules/metal-notification/service"
import { notificationViews } from "../../lib/notification-views"
import { rightsOf } from "../../lib/staff"

/** What the caller's permissions let them hear of, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<NotificationListAnswer>): Promise<void> {
  const { status, type, limit, offset } = req.validatedQuery as unknown as z.output<typeof NotificationListQuerySchema>
  const service = req.scope.resolve<MetalNotificationService>(METAL_NOTIFICATION)
  const seen = seenNotifications(rightsOf(req))
  const types = type ? seen.filter((one) => one === type) : seen
  const page = { take: limit, skip: offset, order: { created_at: "DESC" as const, id: "DESC" as const } }
  const [rows, count] = await service.listAndCountAdminNotifications({ type: types, ...(status ? { status } : {}) }, page)
  const [, unread] = await service.listAndCountAdminNotifications({ type: seen, status: "UNREAD" }, { take: 1, select: ["id"] })
  res.json({ notifications: await notificationViews(req.scope, rows), count, unread, limit, offset })
}
