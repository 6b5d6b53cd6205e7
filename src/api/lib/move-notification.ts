import { seenNotifications } from "@billet/backend/accounts"
import type { NotificationAnswer, NotificationVerb } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { METAL_NOTIFICATION } from "../../modules/metal-notification"
import type MetalNotificationService from "../../modules/metal-notification/service"
import { moveNotificationWorkflow } from "../../workflows/notifications/move-notification"
import { notificationViews } from "./notification-views"
import { actorIdOf, rightsOf } from "./staff"

/** The route of one verb on a notification; 404 for one the caller may not see. */
export function notificationRoute(verb: NotificationVerb) {
  return async (req: MedusaRequest, res: MedusaResponse<NotificationAnswer>): Promise<void> => {
    const id = req.params.id ?? ""
    const types = seenNotifications(rightsOf(req))
    await moveNotificationWorkflow(req.scope).run({ input: { id, verb, actorId: actorIdOf(req) ?? "", types } })
    const row = await req.scope.resolve<MetalNotificationService>(METAL_NOTIFICATION).retrieveAdminNotification(id)
    const [notification] = await notificationViews(req.scope, [row])
    if (notification) res.json({ notification })
  }
}
