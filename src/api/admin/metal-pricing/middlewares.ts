import {
  ArchiveRuleQuerySchema,
  CalculationListQuerySchema,
  CustomPriceBodySchema,
  CustomPriceListQuerySchema,
  EditCustomPriceBodySchema,
  EditPricingRuleBodySchema,
  ImportCustomPricesBodySchema,
  MAX_CUSTOM_PRICE_FILE_BYTES,
  PricingRuleBodySchema,
  PricingRuleListQuerySchema,
  PriceOwnerQuerySchema,
  ReorderRulesBodySchema,
  RestoreRuleBodySchema,
  RuleHistoryQuerySchema,
  RuleStatusBodySchema,
  SimulateBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { jsonBody } from "../../lib/json-body"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody, validateQuery } from "../../lib/validate"

const ROOT = "/admin/metal-pricing"
const RULES = exactly(`${ROOT}/rules`)
const REORDER = exactly(`${ROOT}/rules/reorder`)
const RULE = /^\/admin\/metal-pricing\/rules\/(?!reorder\/?$)[^/]+\/?$/i
const STATUS = exactly(`${ROOT}/rules/:id/status`)
const RESTORE = exactly(`${ROOT}/rules/:id/restore`)
const HISTORY = exactly(`${ROOT}/rules/:id/history`)
const PRICES = exactly(`${ROOT}/custom-prices`)
const PRICE = /^\/admin\/metal-pricing\/custom-prices\/(?!(import|export)\/?$)[^/]+\/?$/i
const IMPORT = exactly(`${ROOT}/custom-prices/import`)
const SIMULATE = exactly(`${ROOT}/simulate`)

/** A rule may name ten thousand products. */
const RULE_BODY = { sizeLimit: "2mb" }

export const adminPricingMiddlewares: MiddlewareRoute[] = [
  { matcher: RULES, bodyParser: RULE_BODY, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: RULES, methods: ["GET"], middlewares: [validateQuery(PricingRuleListQuerySchema)] },
  { matcher: RULES, methods: ["POST"], middlewares: [validateBody(PricingRuleBodySchema)] },
  { matcher: RULE, bodyParser: RULE_BODY, middlewares: [onlyMethods("GET", "POST", "DELETE")] },
  { matcher: RULE, methods: ["POST"], middlewares: [validateBody(EditPricingRuleBodySchema)] },
  { matcher: RULE, methods: ["DELETE"], middlewares: [validateQuery(ArchiveRuleQuerySchema)] },
  { matcher: REORDER, bodyParser: RULE_BODY, middlewares: [onlyMethods("POST"), validateBody(ReorderRulesBodySchema)] },
  { matcher: STATUS, middlewares: [onlyMethods("POST"), validateBody(RuleStatusBodySchema)] },
  { matcher: RESTORE, middlewares: [onlyMethods("POST"), validateBody(RestoreRuleBodySchema)] },
  { matcher: HISTORY, middlewares: [onlyMethods("GET"), validateQuery(RuleHistoryQuerySchema)] },
  { matcher: PRICES, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: PRICES, methods: ["GET"], middlewares: [validateQuery(CustomPriceListQuerySchema)] },
  { matcher: PRICES, methods: ["POST"], middlewares: [validateBody(CustomPriceBodySchema)] },
  { matcher: PRICE, middlewares: [onlyMethods("GET", "POST")] },
  { matcher: PRICE, methods: ["POST"], middlewares: [validateBody(EditCustomPriceBodySchema)] },
  { matcher: IMPORT, bodyParser: false, middlewares: [onlyMethods("POST")] },
  {
    matcher: IMPORT,
    methods: ["POST"],
    middlewares: [jsonBody(MAX_CUSTOM_PRICE_FILE_BYTES), validateBody(ImportCustomPricesBodySchema)],
  },
  { matcher: exactly(`${ROOT}/custom-prices/export`), middlewares: [onlyMethods("GET")] },
  { matcher: SIMULATE, bodyParser: RULE_BODY, middlewares: [onlyMethods("POST"), validateBody(SimulateBodySchema)] },
  { matcher: exactly(`${ROOT}/owners`), middlewares: [onlyMethods("GET"), validateQuery(PriceOwnerQuerySchema)] },
  { matcher: exactly(`${ROOT}/warnings`), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly(`${ROOT}/calculations`),
    middlewares: [onlyMethods("GET"), validateQuery(CalculationListQuerySchema)],
  },
]
