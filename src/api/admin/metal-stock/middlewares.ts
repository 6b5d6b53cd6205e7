import { AdminStockQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateQuery } from "../../lib/validate"

export const adminStockMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin/metal-stock*", middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/admin/metal-stock"), methods: ["GET"], middlewares: [validateQuery(AdminStockQuerySchema)] },
]
