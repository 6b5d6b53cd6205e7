import { ContactBodySchema, MAX_CONTACT_BODY_BYTES, WaitlistBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { jsonBody } from "../../lib/json-body"
import { onlyMethods } from "../../lib/only-methods"
import { limitedByAddress } from "../../lib/sign-in-guard"
import { validateBody } from "../../lib/validate"
import { maybeCustomer } from "../../lib/viewer"

export const contactMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/store/metal-contact"), bodyParser: false, middlewares: [onlyMethods("POST"), maybeCustomer] },
  {
    matcher: exactly("/store/metal-contact"),
    methods: ["POST"],
    middlewares: [jsonBody(MAX_CONTACT_BODY_BYTES), validateBody(ContactBodySchema), limitedByAddress("contact", 20)],
  },
  {
    matcher: exactly("/store/metal-waitlist"),
    middlewares: [onlyMethods("POST"), validateBody(WaitlistBodySchema), limitedByAddress("waitlist", 20)],
  },
]
