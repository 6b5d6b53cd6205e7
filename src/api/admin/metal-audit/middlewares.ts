import { AuditFilterSchema, AuditListQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { validateQuery } from "../../lib/validate"

export const adminAuditMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/admin/metal-audit"), methods: ["GET"], middlewares: [validateQuery(AuditListQuerySchema)] },
  { matcher: exactly("/admin/metal-audit/export"), methods: ["GET"], middlewares: [validateQuery(AuditFilterSchema)] },
]
