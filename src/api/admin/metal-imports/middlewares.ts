import {
  FeedImportListQuerySchema,
  FeedRejectionListQuerySchema,
  MAX_FEED_BYTES,
  NewFeedImportBodySchema,
  NoBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { jsonBody } from "../../lib/json-body"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

const LIST = exactly("/admin/metal-imports")
const PREVIEW = exactly("/admin/metal-imports/preview")
const ONE = /^\/admin\/metal-imports\/(?!preview\/?$)[^/]+\/?$/
const REJECTIONS = exactly("/admin/metal-imports/:id/rejections")
const feedBody = [jsonBody(MAX_FEED_BYTES), validateBody(NewFeedImportBodySchema)]

export const adminImportMiddlewares: MiddlewareRoute[] = [
  { matcher: LIST, bodyParser: false, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: LIST, methods: ["GET"], middlewares: [validateQuery(FeedImportListQuerySchema)] },
  { matcher: LIST, methods: ["POST"], middlewares: feedBody },
  { matcher: PREVIEW, bodyParser: false, middlewares: [onlyMethods("POST")] },
  { matcher: PREVIEW, methods: ["POST"], middlewares: feedBody },
  { matcher: ONE, middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/admin/metal-imports/sources/:kind/check"),
    middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)],
  },
  { matcher: REJECTIONS, middlewares: [onlyMethods("GET")] },
  { matcher: REJECTIONS, methods: ["GET"], middlewares: [validateQuery(FeedRejectionListQuerySchema)] },
  { matcher: exactly("/admin/metal-imports/:id/rejections.csv"), middlewares: [onlyMethods("GET")] },
  {
    matcher: /^\/admin\/metal-imports\/[^/]+\/(confirm|cancel|run)\/?$/,
    middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)],
  },
]
