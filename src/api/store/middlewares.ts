import {
  AttachFilesBodySchema,
  BeginSecondFactorBodySchema,
  CancelOrderBodySchema,
  CheckCodesBodySchema,
  CompleteRegistrationBodySchema,
  ItemPriceQuerySchema,
  MAX_CONTACT_BODY_BYTES,
  NoBodySchema,
  OrderListQuerySchema,
  OrderSearchQuerySchema,
  ProductCodesQuerySchema,
  ProfileBodySchema,
  RemoveSecondFactorBodySchema,
  SecondFactorCodeBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { exactly } from "../lib/exactly"
import { jsonBody } from "../lib/json-body"
import { onlyMethods } from "../lib/only-methods"
import { secondFactorGuard } from "../lib/sign-in-guard"
import { validateBody, validateQuery } from "../lib/validate"
import { customerOnly, maybeCustomer } from "../lib/viewer"

/** What changes the second step at sign-in; the guesses at its passwords and codes are counted. */
const secondFactor = (path: string, schema: z.ZodType): MiddlewareRoute => ({
  matcher: exactly(`/store/metal-me/second-factor${path}`),
  methods: ["POST"],
  middlewares: [customerOnly, validateBody(schema), secondFactorGuard],
})

const secondFactorMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/store/metal-me/second-factor"), middlewares: [onlyMethods("GET", "POST")] },
  { matcher: exactly("/store/metal-me/second-factor"), methods: ["GET"], middlewares: [customerOnly] },
  { matcher: exactly("/store/metal-me/second-factor/:what"), middlewares: [onlyMethods("POST")] },
  secondFactor("", BeginSecondFactorBodySchema),
  secondFactor("/confirm", SecondFactorCodeBodySchema),
  secondFactor("/recovery-codes", SecondFactorCodeBodySchema),
  secondFactor("/remove", RemoveSecondFactorBodySchema),
]

export const metalReadMiddlewares: MiddlewareRoute[] = [
  ...secondFactorMiddlewares,
  { matcher: exactly("/store/metal-me/sign-out"), middlewares: [onlyMethods("POST"), customerOnly, validateBody(NoBodySchema)] },
  { matcher: "/store/metal-items/*", middlewares: [onlyMethods("GET"), maybeCustomer] },
  { matcher: exactly("/store/metal-items/:code/price"), methods: ["GET"], middlewares: [validateQuery(ItemPriceQuerySchema)] },
  { matcher: exactly("/store/metal-totals"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/store/metal-stock-version"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-product-codes"),
    methods: ["GET"],
    middlewares: [validateQuery(ProductCodesQuerySchema)],
  },
  { matcher: exactly("/store/metal-product-codes"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-product-codes/check"),
    middlewares: [onlyMethods("POST"), validateBody(CheckCodesBodySchema)],
  },
  { matcher: exactly("/store/metal-me"), middlewares: [onlyMethods("GET"), customerOnly] },
  { matcher: "/store/metal-orders*", middlewares: [customerOnly] },
  { matcher: exactly("/store/metal-orders"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/store/metal-orders/:number"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-orders/:number/cancel"),
    middlewares: [onlyMethods("POST"), validateBody(CancelOrderBodySchema)],
  },
  { matcher: exactly("/store/metal-orders/:number/documents/:document"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/store/metal-orders/:number/attachments"), bodyParser: false, middlewares: [onlyMethods("POST")] },
  {
    matcher: exactly("/store/metal-orders/:number/attachments"),
    methods: ["POST"],
    middlewares: [jsonBody(MAX_CONTACT_BODY_BYTES), validateBody(AttachFilesBodySchema)],
  },
  { matcher: exactly("/store/metal-orders/:number/attachments/:attachment"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/store/metal-orders/:number/certificates/:certificate"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-orders/:number/card-payment"),
    middlewares: [onlyMethods("POST"), validateBody(NoBodySchema)],
  },
  {
    matcher: exactly("/store/metal-me/registration"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(CompleteRegistrationBodySchema)],
  },
  { matcher: exactly("/store/metal-me/sign-ins"), middlewares: [onlyMethods("GET"), customerOnly] },
  { matcher: exactly("/store/metal-me/profile"), middlewares: [onlyMethods("GET", "POST"), customerOnly] },
  { matcher: exactly("/store/metal-me/profile"), methods: ["POST"], middlewares: [validateBody(ProfileBodySchema)] },
  { matcher: exactly("/store/metal-orders"), methods: ["GET"], middlewares: [validateQuery(OrderListQuerySchema)] },
  { matcher: exactly("/store/metal-orders/export.csv"), methods: ["GET"], middlewares: [validateQuery(OrderSearchQuerySchema)] },
]
