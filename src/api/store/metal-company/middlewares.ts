import { EditMemberBodySchema, InvitationTokenBodySchema, InviteColleagueBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"
import { customerOnly } from "../../lib/viewer"

const COMPANY = "/store/metal-company"

export const metalCompanyMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly(COMPANY), middlewares: [onlyMethods("GET"), customerOnly] },
  { matcher: exactly(`${COMPANY}/members/:id`), middlewares: [onlyMethods("POST", "DELETE"), customerOnly] },
  { matcher: exactly(`${COMPANY}/members/:id`), methods: ["POST"], middlewares: [validateBody(EditMemberBodySchema)] },
  {
    matcher: exactly(`${COMPANY}/invitations`),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(InviteColleagueBodySchema)],
  },
  { matcher: exactly(`${COMPANY}/invitations/:id`), middlewares: [onlyMethods("DELETE"), customerOnly] },
  {
    matcher: exactly("/store/metal-invitations/look"),
    middlewares: [onlyMethods("POST"), validateBody(InvitationTokenBodySchema)],
  },
  {
    matcher: exactly("/store/metal-invitations/accept"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(InvitationTokenBodySchema)],
  },
]
