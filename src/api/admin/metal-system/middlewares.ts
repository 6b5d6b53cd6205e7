import { NoBodySchema, SystemMailListQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { validateBody, validateQuery } from "../../lib/validate"

const MAILS = "/admin/metal-system/mails"

export const adminSystemMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly(MAILS), methods: ["GET"], middlewares: [validateQuery(SystemMailListQuerySchema)] },
  { matcher: exactly(`${MAILS}/:id/retry`), methods: ["POST"], middlewares: [validateBody(NoBodySchema)] },
]
