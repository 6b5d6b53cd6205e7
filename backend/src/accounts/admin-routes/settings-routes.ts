import { adminRoutes, type AdminRoute } from "./admin-route"

/** What every screen of the admin reads to draw itself. */
const REFERENCE = adminRoutes(
  { read: ["STAFF"], write: ["SYSTEM_SETTINGS"] },
  `
  GET             /admin/currencies
  GET             /admin/currencies/:code
  GET             /admin/fulfillment-providers
  GET             /admin/fulfillment-providers/:id/options
  GET             /admin/locales
  GET             /admin/locales/:code
  GET             /admin/payments/payment-providers
  GET             /admin/plugins
  GET POST        /admin/property-labels
  GET POST DELETE /admin/property-labels/:id
  POST            /admin/property-labels/batch
  GET POST        /admin/regions
  GET POST DELETE /admin/regions/:id
  GET POST        /admin/sales-channels
  GET POST DELETE /admin/sales-channels/:id
  POST            /admin/sales-channels/:id/products
  GET POST        /admin/shipping-option-types
  GET POST DELETE /admin/shipping-option-types/:id
  GET POST        /admin/shipping-options
  GET POST DELETE /admin/shipping-options/:id
  POST            /admin/shipping-options/:id/rules/batch
  GET POST        /admin/shipping-profiles
  GET POST DELETE /admin/shipping-profiles/:id
  GET POST        /admin/stock-locations
  GET POST DELETE /admin/stock-locations/:id
  POST            /admin/stock-locations/:id/fulfillment-providers
  POST            /admin/stock-locations/:id/fulfillment-sets
  POST            /admin/stock-locations/:id/sales-channels
  GET             /admin/stores
  GET POST        /admin/stores/:id
  GET             /admin/translations
  POST            /admin/translations/batch
  GET             /admin/translations/entities
  GET             /admin/translations/settings
  POST            /admin/translations/settings/batch
  GET             /admin/translations/statistics
`,
)

const SETTINGS = adminRoutes(
  ["SYSTEM_SETTINGS"],
  `
  GET POST        /admin/api-keys
  GET POST DELETE /admin/api-keys/:id
  POST            /admin/api-keys/:id/revoke
  POST            /admin/api-keys/:id/sales-channels
  DELETE          /admin/fulfillment-sets/:id
  POST            /admin/fulfillment-sets/:id/service-zones
  GET POST DELETE /admin/fulfillment-sets/:id/service-zones/:zone_id
  GET             /admin/index/details
  POST            /admin/index/sync
  GET             /admin/search-indexes
  DELETE          /admin/search-indexes/:id
  POST            /admin/search-indexes/:id/reindex
  GET             /admin/tax-providers
  GET POST        /admin/tax-rates
  GET POST DELETE /admin/tax-rates/:id
  POST            /admin/tax-rates/:id/rules
  DELETE          /admin/tax-rates/:id/rules/:rule_id
  GET POST        /admin/tax-regions
  GET POST DELETE /admin/tax-regions/:id
  GET             /admin/workflows-executions
  GET             /admin/workflows-executions/:id
  GET             /admin/workflows-executions/:workflow_id/:transaction_id
  GET             /admin/workflows-executions/:workflow_id/:transaction_id/subscribe
  GET             /admin/workflows-executions/:workflow_id/subscribe
`,
)

/** A workflow started by hand passes every other check of the shop, and a mail that was sent holds the link it sent. */
const INNERMOST = adminRoutes(
  ["SUPER_ADMIN"],
  `
  GET             /admin/notifications
  GET             /admin/notifications/:id
  POST            /admin/workflows-executions/:workflow_id/run
  POST            /admin/workflows-executions/:workflow_id/steps/failure
  POST            /admin/workflows-executions/:workflow_id/steps/success
`,
)

/** How somebody likes their own lists to look; a body can make it everybody's, so writing is a setting. */
const LOOKS = [
  ...adminRoutes(["ANYBODY"], "GET /admin/feature-flags"),
  ...adminRoutes(["STAFF"], "GET /admin/search"),
  ...adminRoutes(
    { read: ["STAFF"], write: ["SYSTEM_SETTINGS"] },
    `
  GET POST DELETE /admin/layouts/:zone/configuration
  GET             /admin/layouts/configurations
  GET             /admin/views/:entity/columns
  GET POST        /admin/views/:entity/configurations
  GET POST DELETE /admin/views/:entity/configurations/:id
  GET POST        /admin/views/:entity/configurations/active
  GET             /admin/views/entities
`,
  ),
]

export const SETTINGS_ROUTES: AdminRoute[] = [...REFERENCE, ...SETTINGS, ...INNERMOST, ...LOOKS]
