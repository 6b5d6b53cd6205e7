import {
  AddLineBodySchema,
  CreateCartBodySchema,
  PlaceOrderBodySchema,
  PromoCodeBodySchema,
  UpdateLineBodySchema,
} from "@billet/backend/contract"
import type { MiddlewareRoute } from "@medusajs/framework/http"
import { exactly } from "../../lib/exactly"
import { onlyMethods } from "../../lib/only-methods"
import { validateBody } from "../../lib/validate"
import { customerOnly, maybeCustomer } from "../../lib/viewer"

export const metalCartMiddlewares: MiddlewareRoute[] = [
  { matcher: exactly("/store/metal-carts"), middlewares: [onlyMethods("POST"), maybeCustomer, validateBody(CreateCartBodySchema)] },
  { matcher: "/store/metal-carts/*", middlewares: [maybeCustomer] },
  { matcher: exactly("/store/metal-carts/:id"), middlewares: [onlyMethods("GET")] },
  {
    matcher: exactly("/store/metal-carts/:id/lines"),
    middlewares: [onlyMethods("POST"), validateBody(AddLineBodySchema)],
  },
  { matcher: exactly("/store/metal-carts/:id/lines/:line_id"), middlewares: [onlyMethods("POST", "DELETE")] },
  {
    matcher: exactly("/store/metal-carts/:id/lines/:line_id"),
    methods: ["POST"],
    middlewares: [validateBody(UpdateLineBodySchema)],
  },
  { matcher: exactly("/store/metal-carts/:id/promo"), middlewares: [onlyMethods("POST", "DELETE"), customerOnly] },
  {
    matcher: exactly("/store/metal-carts/:id/promo"),
    methods: ["POST"],
    middlewares: [validateBody(PromoCodeBodySchema)],
  },
  { matcher: exactly("/store/metal-carts/:id/claim"), middlewares: [onlyMethods("POST"), customerOnly] },
  {
    matcher: exactly("/store/metal-carts/:id/place-order"),
    middlewares: [onlyMethods("POST"), customerOnly, validateBody(PlaceOrderBodySchema)],
  },
]
