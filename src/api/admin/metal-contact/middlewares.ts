import { ContactListQuerySchema, NoBodySchema, WaitlistQuerySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

export const adminContactMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/admin/metal-contact"), middlewares: [onlyMethods("GET"), validateQuery(ContactListQuerySchema)] },
  { matcher: exactly("/admin/metal-contact/:id"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/admin/metal-contact/:id/answered"), middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)] },
  { matcher: exactly("/admin/metal-contact/:id/attachments/:attachment_id"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/admin/metal-waitlist"), middlewares: [onlyMethods("GET"), validateQuery(WaitlistQuerySchema)] },
  { matcher: exactly("/admin/metal-waitlist/export"), middlewares: [onlyMethods("GET")] },
]
