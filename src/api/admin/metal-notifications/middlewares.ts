import { NotificationListQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { validateQuery } from "../../lib/validate"

export const adminNotificationMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/admin/metal-notifications"), methods: ["GET"], middlewares: [validateQuery(NotificationListQuerySchema)] },
]
