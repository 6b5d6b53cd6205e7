import {
  AddLineBodySchema,
  AddLinesBodySchema,
  CreateCartBodySchema,
  FreightBodySchema,
  NoBodySchema,
  OpenListBodySchema,
  PlaceOrderBodySchema,
  PromoCodeBodySchema,
  SaveDraftBodySchema,
  UpdateLineBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"
import { customerOnly, maybeCustomer } from "../../lib/viewer"

const MANY = exactly("/store/metal-carts/:id/lines/many")
const ONE_LINE = /^\/store\/metal-carts\/[^/]+\/lines\/(?!many\/?$)[^/]+\/?$/i

export const metalCartMiddlewares: MiddlewareRoute[] = [
  {
    matcher: exactly("/store/metal-carts"),
    middlewares: [onlyMethods("POST"), maybeCustomer, validateBody(CreateCartBodySchema)],
  },
  { matcher: "/store/metal-carts/*", middlewares: [maybeCustomer] },
  { matcher: exactly("/store/metal-carts/:id"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-carts/:id/lines"),
    middlewares: [onlyMethods("POST"), validateBody(AddLineBodySchema)],
  },
  { matcher: MANY, bodyParser: { sizeLimit: "256kb" }, middlewares: [onlyMethods("POST"), validateBody(AddLinesBodySchema)] },
  { matcher: ONE_LINE, middlewares: [onlyMethods("POST", "DELETE")] },
  {
    matcher: ONE_LINE,
    methods: ["POST"],
    middlewares: [validateBody(UpdateLineBodySchema)],
  },
  { matcher: exactly("/store/metal-carts/:id/promo"), middlewares: [onlyMethods("POST", "DELETE"), customerOnly] },
  {
    matcher: exactly("/store/metal-carts/:id/promo"),
    methods: ["POST"],
    middlewares: [validateBody(PromoCodeBodySchema)],
  },
  {
    matcher: exactly("/store/metal-carts/:id/claim"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(NoBodySchema)],
  },
  {
    matcher: exactly("/store/metal-carts/:id/open-list"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(OpenListBodySchema)],
  },
  { matcher: exactly("/store/metal-carts/:id/stock"), middlewares: [onlyMethods("GET")] },
  { matcher: exactly("/store/metal-carts/:id/checkout"), middlewares: [onlyMethods("GET"), customerOnly] },
  {
    matcher: exactly("/store/metal-carts/:id/draft"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(SaveDraftBodySchema)],
  },
  {
    matcher: exactly("/store/metal-carts/:id/freight"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(FreightBodySchema)],
  },
  {
    matcher: exactly("/store/metal-carts/:id/place-order"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(PlaceOrderBodySchema)],
  },
  { matcher: exactly("/store/metal-drafts"), middlewares: [onlyMethods("GET"), customerOnly] },
  { matcher: exactly("/store/metal-drafts/:id"), middlewares: [onlyMethods("DELETE"), customerOnly] },
  {
    matcher: exactly("/store/metal-drafts/:id/continue"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(NoBodySchema)],
  },
]
