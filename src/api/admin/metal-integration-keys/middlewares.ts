import { IntegrationKeyBodySchema, IntegrationKeyListQuerySchema, NoBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { validateBody, validateQuery } from "../../lib/validate"

const KEYS = exactly("/admin/metal-integration-keys")

export const adminIntegrationMiddlewares: MiddlewareRoute[] = [
  { matcher: KEYS, methods: ["GET"], middlewares: [validateQuery(IntegrationKeyListQuerySchema)] },
  { matcher: KEYS, methods: ["POST"], middlewares: [validateBody(IntegrationKeyBodySchema)] },
  {
    matcher: exactly("/admin/metal-integration-keys/:id/revoke"),
    methods: ["POST"],
    middlewares: [validateBody(NoBodySchema)],
  },
]
