import { MAX_CERTIFICATE_BODY_BYTES, UploadCertificateBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { jsonBody } from "../../lib/json-body"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"

const ALL = exactly("/admin/metal-certificates")

export const certificateMiddlewares: MiddlewareRoute[] = [
  { matcher: ALL, bodyParser: false, middlewares: [onlyMethods("POST")] },
  {
    matcher: ALL,
    methods: ["POST"],
    middlewares: [jsonBody(MAX_CERTIFICATE_BODY_BYTES), validateBody(UploadCertificateBodySchema)],
  },
  { matcher: exactly("/admin/metal-certificates/:id"), middlewares: [onlyMethods("GET")] },
]
