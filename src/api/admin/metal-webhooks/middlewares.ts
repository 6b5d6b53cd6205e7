import {
  NoBodySchema,
  WebhookBodySchema,
  WebhookChangeSchema,
  WebhookDeliveryListQuerySchema,
  WebhookListQuerySchema,
  WebhookReplayBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { validateBody, validateQuery } from "../../lib/validate"

const WEBHOOKS = "/admin/metal-webhooks"
const DELIVERIES = "/admin/metal-webhook-deliveries"

const posting = (path: string, body: Parameters<typeof validateBody>[0]): MiddlewareRoute => ({
  matcher: exactly(path),
  methods: ["POST"],
  middlewares: [validateBody(body)],
})
const reading = (path: string, query: Parameters<typeof validateQuery>[0]): MiddlewareRoute => ({
  matcher: exactly(path),
  methods: ["GET"],
  middlewares: [validateQuery(query)],
})

export const adminWebhookMiddlewares: MiddlewareRoute[] = [
  reading(WEBHOOKS, WebhookListQuerySchema),
  posting(WEBHOOKS, WebhookBodySchema),
  posting(`${WEBHOOKS}/:id`, WebhookChangeSchema),
  posting(`${WEBHOOKS}/:id/secret`, NoBodySchema),
  posting(`${WEBHOOKS}/:id/ping`, NoBodySchema),
  reading(DELIVERIES, WebhookDeliveryListQuerySchema),
  posting(`${DELIVERIES}/replay`, WebhookReplayBodySchema),
  posting(`${DELIVERIES}/:id/replay`, NoBodySchema),
]
