import {
  ApprovePurchaseBodySchema,
  CreditApplicationBodySchema,
  EditMemberBodySchema,
  InvitationTokenBodySchema,
  InviteColleagueBodySchema,
  MAX_CONTACT_BODY_BYTES,
  NoBodySchema,
  PlaceOrderBodySchema,
  RefusePurchaseBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { jsonBody } from "../../lib/json-body"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"
import { customerOnly } from "../../lib/viewer"

const COMPANY = "/store/metal-company"
const CREDIT = exactly("/store/metal-credit-application")
const REQUESTS = "/store/metal-purchase-requests"

const verb = (path: string, schema: Parameters<typeof validateBody>[0]): MiddlewareRoute => ({
  matcher: exactly(path),
  middlewares: [onlyMethods("POST"), customerOnly, validateBody(schema)],
})

export const metalCompanyMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly(COMPANY), middlewares: [onlyMethods("GET"), customerOnly] },
  { matcher: exactly(`${COMPANY}/members/:id`), middlewares: [onlyMethods("POST", "DELETE"), customerOnly] },
  { matcher: exactly(`${COMPANY}/members/:id`), methods: ["POST"], middlewares: [validateBody(EditMemberBodySchema)] },
  verb(`${COMPANY}/invitations`, InviteColleagueBodySchema),
  { matcher: exactly(`${COMPANY}/invitations/:id`), middlewares: [onlyMethods("DELETE"), customerOnly] },
  {
    matcher: exactly("/store/metal-invitations/look"),
    middlewares: [onlyMethods("POST"), validateBody(InvitationTokenBodySchema)],
  },
  verb("/store/metal-invitations/accept", InvitationTokenBodySchema),
  { matcher: CREDIT, bodyParser: false, middlewares: [onlyMethods("GET", "POST"), customerOnly] },
  {
    matcher: CREDIT,
    methods: ["POST"],
    middlewares: [jsonBody(MAX_CONTACT_BODY_BYTES), validateBody(CreditApplicationBodySchema)],
  },
  { matcher: exactly(REQUESTS), middlewares: [onlyMethods("GET"), customerOnly] },
  verb("/store/metal-carts/:id/request-approval", PlaceOrderBodySchema),
  verb(`${REQUESTS}/:id/approve`, ApprovePurchaseBodySchema),
  verb(`${REQUESTS}/:id/refuse`, RefusePurchaseBodySchema),
  verb(`${REQUESTS}/:id/withdraw`, NoBodySchema),
]
