import {
  IntegrationItemsQuerySchema,
  IntegrationOrdersQuerySchema,
  ItemPriceQuerySchema,
  MAX_BULK_BYTES,
  PriceRowsBodySchema,
  StockRowsBodySchema,
  type IntegrationScope,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../lib/exactly"
import { integratorOnly } from "../lib/integrator"
import { jsonBody } from "../lib/json-body"
import { onlyMethods } from "../lib/only-methods"
import { validateBody, validateQuery } from "../lib/validate"

const ROOT = "/integrations"

function reading(path: string, scope: IntegrationScope, query?: Parameters<typeof validateQuery>[0]): MiddlewareRoute {
  const checks = query ? [validateQuery(query)] : []
  return { matcher: exactly(ROOT + path), middlewares: [onlyMethods("GET"), integratorOnly(scope), ...checks] }
}

function writing(path: string, scope: IntegrationScope, body: Parameters<typeof validateBody>[0]): MiddlewareRoute {
  const middlewares = [onlyMethods("POST"), integratorOnly(scope), jsonBody(MAX_BULK_BYTES), validateBody(body)]
  return { matcher: exactly(ROOT + path), bodyParser: false, middlewares }
}

/** What the programs of others ask and tell, each with a key of the scope. */
export const integrationMiddlewares: MiddlewareRoute[] = [
  reading("/items", "CATALOGUE_READ", IntegrationItemsQuerySchema),
  reading("/items/:code", "CATALOGUE_READ"),
  reading("/items/:code/price", "PRICES_READ", ItemPriceQuerySchema),
  reading("/orders", "ORDERS_READ", IntegrationOrdersQuerySchema),
  reading("/orders/:order_number", "ORDERS_READ"),
  writing("/stock", "STOCK_WRITE", StockRowsBodySchema),
  writing("/prices", "PRICES_WRITE", PriceRowsBodySchema),
]
