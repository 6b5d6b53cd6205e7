import { SavedLinesBodySchema, SavedListBodySchema } from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"
import { customerOnly } from "../../lib/viewer"

const LISTS = "/store/metal-lists"
const ONE = exactly(`${LISTS}/:id`)

export const metalListMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly(LISTS), middlewares: [onlyMethods("GET", "POST"), customerOnly] },
  { matcher: exactly(LISTS), methods: ["POST"], middlewares: [validateBody(SavedListBodySchema)] },
  { matcher: ONE, middlewares: [onlyMethods("GET", "POST", "DELETE"), customerOnly] },
  { matcher: ONE, methods: ["POST"], middlewares: [validateBody(SavedListBodySchema)] },
  {
    matcher: exactly(`${LISTS}/:id/lines`),
    bodyParser: { sizeLimit: "256kb" },
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(SavedLinesBodySchema)],
  },
  { matcher: exactly(`${LISTS}/:id/lines/:line_id`), middlewares: [onlyMethods("DELETE"), customerOnly] },
  { matcher: exactly("/store/metal-bought-items"), middlewares: [onlyMethods("GET"), customerOnly] },
]
