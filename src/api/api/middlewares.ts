import {
  CalculatePriceBodySchema,
  PriceWithRulesBodySchema,
  RequiredQuantityBodySchema,
  SelectSearchQuerySchema,
  StockVerificationBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../lib/exactly"
import { onlyMethods } from "../lib/only-methods"
import { maybeCustomerOrStaff } from "../lib/price-viewer"
import { validateBody, validateQuery } from "../lib/validate"

const BODY_LIMIT = "64kb"

/** The specification's own calls (section 7): no publishable key, a bearer token where prices depend on it. */
export const contractCallMiddlewares: MiddlewareRoute[] = [
  {
    matcher: exactly("/api/catalog-search"),
    bodyParser: { sizeLimit: BODY_LIMIT },
    middlewares: [onlyMethods("POST")],
  },
  {
    matcher: exactly("/api/select-search"),
    middlewares: [onlyMethods("GET"), validateQuery(SelectSearchQuerySchema)],
  },
  {
    matcher: exactly("/api/calculate-price"),
    bodyParser: { sizeLimit: BODY_LIMIT },
    middlewares: [onlyMethods("POST"), maybeCustomerOrStaff, validateBody(CalculatePriceBodySchema)],
  },
  {
    matcher: exactly("/api/price-with-rules"),
    bodyParser: { sizeLimit: BODY_LIMIT },
    middlewares: [onlyMethods("POST"), maybeCustomerOrStaff, validateBody(PriceWithRulesBodySchema)],
  },
  {
    matcher: exactly("/api/stock-verification"),
    bodyParser: { sizeLimit: BODY_LIMIT },
    middlewares: [onlyMethods("POST"), validateBody(StockVerificationBodySchema)],
  },
  {
    matcher: exactly("/quantity/getRequiredQuantity"),
    bodyParser: { sizeLimit: BODY_LIMIT },
    middlewares: [onlyMethods("POST"), validateBody(RequiredQuantityBodySchema)],
  },
]
