import type { MiddlewareRoute } from "@medusajs/framework/http"
import { onlyMethods } from "../../lib/only-methods"

export const adminOrderMiddlewares: MiddlewareRoute[] = [{ matcher: "/admin/metal-orders/*", middlewares: [onlyMethods("GET")] }]
