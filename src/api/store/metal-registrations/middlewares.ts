import {
  EmailBodySchema,
  ProviderSignInBodySchema,
  RegistrationSchema,
  ResetPasswordBodySchema,
  ResubmitBodySchema,
  VerifyEmailBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { proofGuard } from "../../lib/provider-sign-in"
import { validateBody } from "../../lib/validate"

const post = (path: string, schema: Parameters<typeof validateBody>[0]): MiddlewareRoute => ({
  matcher: exactly(path),
  middlewares: [onlyMethods("POST"), validateBody(schema)],
})

/** What a visitor may do about an account: nobody is signed in here. */
export const registrationMiddlewares: MiddlewareRoute[] = [
  post("/store/metal-registrations", RegistrationSchema),
  {
    matcher: exactly("/store/metal-sign-ins"),
    middlewares: [onlyMethods("POST"), validateBody(ProviderSignInBodySchema), proofGuard],
  },
  post("/store/metal-registrations/verify", VerifyEmailBodySchema),
  post("/store/metal-registrations/resend", EmailBodySchema),
  post("/store/metal-registrations/resubmit", ResubmitBodySchema),
  post("/store/metal-passwords/forgot", EmailBodySchema),
  post("/store/metal-passwords/reset", ResetPasswordBodySchema),
]
