import { defineMiddlewares } from "@medusajs/framework/http"
import { closeCoreStoreRoutes } from "./lib/closed-core-routes"
import { errorHandler } from "./lib/error-handler"
import { adminImportMiddlewares } from "./admin/metal-imports/middlewares"
import { adminOrderMiddlewares } from "./admin/metal-orders/middlewares"
import { adminPricingMiddlewares } from "./admin/metal-pricing/middlewares"
import { adminSearchMiddlewares } from "./admin/search/middlewares"
import { adminStockMiddlewares } from "./admin/metal-stock/middlewares"
import { readablePath } from "./lib/readable-path"
import { contractCallMiddlewares } from "./api/middlewares"
import { metalCartMiddlewares } from "./store/metal-carts/middlewares"
import { metalReadMiddlewares } from "./store/middlewares"

export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/*", middlewares: [readablePath] },
    { matcher: "/store*", middlewares: [closeCoreStoreRoutes] },
    ...contractCallMiddlewares,
    ...metalCartMiddlewares,
    ...metalReadMiddlewares,
    ...adminImportMiddlewares,
    ...adminOrderMiddlewares,
    ...adminPricingMiddlewares,
    ...adminSearchMiddlewares,
    ...adminStockMiddlewares,
  ],
})
