import { adminRoutes, type AdminRoute } from "./admin-route"

/** Prices, promo codes and the rules behind them. */
export const PRICING_ROUTES: AdminRoute[] = adminRoutes(
  ["PRICING_MANAGEMENT"],
  `
  GET POST        /admin/campaigns
  GET POST DELETE /admin/campaigns/:id
  POST            /admin/campaigns/:id/promotions
  GET POST        /admin/price-lists
  GET POST DELETE /admin/price-lists/:id
  GET             /admin/price-lists/:id/prices
  POST            /admin/price-lists/:id/prices/batch
  POST            /admin/price-lists/:id/products
  GET POST        /admin/price-preferences
  GET POST DELETE /admin/price-preferences/:id
  GET POST        /admin/promotions
  GET POST DELETE /admin/promotions/:id
  GET             /admin/promotions/:id/:rule_type
  POST            /admin/promotions/:id/buy-rules/batch
  POST            /admin/promotions/:id/rules/batch
  POST            /admin/promotions/:id/target-rules/batch
  GET             /admin/promotions/rule-attribute-options/:rule_type
  GET             /admin/promotions/rule-value-options/:rule_type/:rule_attribute_id
`,
)
