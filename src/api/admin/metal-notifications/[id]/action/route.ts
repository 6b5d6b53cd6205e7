import { notificationRoute } from "../../../../lib/move-notification"

export const POST = notificationRoute("action")
