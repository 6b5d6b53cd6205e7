import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../lib/exactly"
import { onlyMethods } from "../lib/only-methods"

/** The signature is of the very bytes that were sent. */
export const paymentHookMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/hooks/stripe"), middlewares: [onlyMethods("POST")] },
  { matcher: exactly("/hooks/stripe"), methods: ["POST"], bodyParser: { preserveRawBody: true } },
]
