import { NoBodySchema, StaffListQuerySchema, StaffRightsBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

export const adminStaffMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/admin/metal-staff/me/sign-out"), middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)] },
  { matcher: exactly("/admin/metal-staff"), methods: ["GET"], middlewares: [validateQuery(StaffListQuerySchema)] },
  { matcher: exactly("/admin/metal-staff/:user_id"), methods: ["POST"], middlewares: [validateBody(StaffRightsBodySchema)] },
]
