import type { AdminRoute } from "./admin-route"
import { CATALOGUE_ROUTES } from "./catalogue-routes"
import { adminRouteFinder } from "./find-admin-route"
import { HOUSE_ROUTES } from "./house-routes"
import { ORDER_ROUTES } from "./order-routes"
import { PEOPLE_ROUTES } from "./people-routes"
import { PRICING_ROUTES } from "./pricing-routes"
import { SETTINGS_ROUTES } from "./settings-routes"

export type { AdminRoute } from "./admin-route"
export type { AdminRouteMatch } from "./find-admin-route"

/** Every route of the admin, Medusa's and ours, and who may use it (decision 42). A route without a row is refused. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
  ...CATALOGUE_ROUTES,
  ...HOUSE_ROUTES,
  ...ORDER_ROUTES,
  ...PEOPLE_ROUTES,
  ...PRICING_ROUTES,
  ...SETTINGS_ROUTES,
]

/** The row of a request, by method and path. */
export const findAdminRoute = adminRouteFinder(ADMIN_ROUTES)
