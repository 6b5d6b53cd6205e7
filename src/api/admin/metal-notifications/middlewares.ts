import { NoBodySchema, NotificationListQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

export const adminNotificationMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/admin/metal-notifications"), methods: ["GET"], middlewares: [validateQuery(NotificationListQuerySchema)] },
  {
    matcher: /^\/admin\/metal-notifications\/[^/]+\/(action|dismiss|read)\/?$/i,
    middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)],
  },
]
