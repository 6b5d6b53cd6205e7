import { adminRoutes, type AdminRoute } from "./admin-route"

/** Orders and what follows from them: changes, parcels, returns, payments. */
const PROCESSING = adminRoutes(
  ["ORDER_PROCESSING"],
  `
  GET POST        /admin/claims
  GET             /admin/claims/:id
  POST            /admin/claims/:id/cancel
  POST            /admin/claims/:id/claim-items
  POST DELETE     /admin/claims/:id/claim-items/:action_id
  POST            /admin/claims/:id/inbound/items
  POST DELETE     /admin/claims/:id/inbound/items/:action_id
  POST            /admin/claims/:id/inbound/shipping-method
  POST DELETE     /admin/claims/:id/inbound/shipping-method/:action_id
  POST            /admin/claims/:id/outbound/items
  POST DELETE     /admin/claims/:id/outbound/items/:action_id
  POST            /admin/claims/:id/outbound/shipping-method
  POST DELETE     /admin/claims/:id/outbound/shipping-method/:action_id
  POST DELETE     /admin/claims/:id/request
  GET POST        /admin/draft-orders
  GET POST DELETE /admin/draft-orders/:id
  POST            /admin/draft-orders/:id/convert-to-order
  POST DELETE     /admin/draft-orders/:id/edit
  POST            /admin/draft-orders/:id/edit/confirm
  POST            /admin/draft-orders/:id/edit/items
  POST DELETE     /admin/draft-orders/:id/edit/items/:action_id
  POST            /admin/draft-orders/:id/edit/items/item/:item_id
  POST DELETE     /admin/draft-orders/:id/edit/promotions
  POST            /admin/draft-orders/:id/edit/request
  POST            /admin/draft-orders/:id/edit/shipping-methods
  POST DELETE     /admin/draft-orders/:id/edit/shipping-methods/:action_id
  POST DELETE     /admin/draft-orders/:id/edit/shipping-methods/method/:method_id
  GET POST        /admin/exchanges
  GET             /admin/exchanges/:id
  POST            /admin/exchanges/:id/cancel
  POST            /admin/exchanges/:id/inbound/items
  POST DELETE     /admin/exchanges/:id/inbound/items/:action_id
  POST            /admin/exchanges/:id/inbound/shipping-method
  POST DELETE     /admin/exchanges/:id/inbound/shipping-method/:action_id
  POST            /admin/exchanges/:id/outbound/items
  POST DELETE     /admin/exchanges/:id/outbound/items/:action_id
  POST            /admin/exchanges/:id/outbound/shipping-method
  POST DELETE     /admin/exchanges/:id/outbound/shipping-method/:action_id
  POST DELETE     /admin/exchanges/:id/request
  POST            /admin/fulfillments
  POST            /admin/fulfillments/:id/cancel
  POST            /admin/fulfillments/:id/shipment
  POST            /admin/order-changes/:id
  POST            /admin/order-edits
  DELETE          /admin/order-edits/:id
  POST            /admin/order-edits/:id/confirm
  POST            /admin/order-edits/:id/items
  POST DELETE     /admin/order-edits/:id/items/:action_id
  POST            /admin/order-edits/:id/items/item/:item_id
  POST            /admin/order-edits/:id/request
  POST            /admin/order-edits/:id/shipping-method
  POST DELETE     /admin/order-edits/:id/shipping-method/:action_id
  GET             /admin/orders
  GET POST        /admin/orders/:id
  POST            /admin/orders/:id/archive
  POST            /admin/orders/:id/cancel
  GET             /admin/orders/:id/changes
  POST            /admin/orders/:id/complete
  POST            /admin/orders/:id/credit-lines
  POST            /admin/orders/:id/fulfillments
  POST            /admin/orders/:id/fulfillments/:fulfillment_id/cancel
  POST            /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered
  POST            /admin/orders/:id/fulfillments/:fulfillment_id/shipments
  GET             /admin/orders/:id/line-items
  POST            /admin/orders/:id/payment-sessions/authorize
  GET             /admin/orders/:id/preview
  GET             /admin/orders/:id/shipping-options
  POST            /admin/orders/:id/transfer
  POST            /admin/orders/:id/transfer/cancel
  POST            /admin/orders/:id/transfer/guest
  POST            /admin/orders/export
  POST            /admin/payment-collections
  DELETE          /admin/payment-collections/:id
  POST            /admin/payment-collections/:id/mark-as-paid
  POST            /admin/payment-collections/:id/payment-sessions
  GET             /admin/payments
  GET             /admin/payments/:id
  POST            /admin/payments/:id/capture
  POST            /admin/payments/:id/refund
  GET POST        /admin/reservations
  GET POST DELETE /admin/reservations/:id
  GET POST        /admin/returns
  GET POST        /admin/returns/:id
  POST            /admin/returns/:id/cancel
  POST            /admin/returns/:id/dismiss-items
  POST DELETE     /admin/returns/:id/dismiss-items/:action_id
  POST DELETE     /admin/returns/:id/receive
  POST            /admin/returns/:id/receive-items
  POST DELETE     /admin/returns/:id/receive-items/:action_id
  POST            /admin/returns/:id/receive/confirm
  POST DELETE     /admin/returns/:id/request
  POST            /admin/returns/:id/request-items
  POST DELETE     /admin/returns/:id/request-items/:action_id
  POST            /admin/returns/:id/shipping-method
  POST DELETE     /admin/returns/:id/shipping-method/:action_id
`,
)

/** Reasons are chosen by the order desk and kept with the settings. */
const REASONS = adminRoutes(
  { read: ["ORDER_PROCESSING", "SYSTEM_SETTINGS"], write: ["SYSTEM_SETTINGS"] },
  `
  GET POST        /admin/refund-reasons
  GET POST DELETE /admin/refund-reasons/:id
  GET POST        /admin/return-reasons
  GET POST DELETE /admin/return-reasons/:id
`,
)

export const ORDER_ROUTES: AdminRoute[] = [...PROCESSING, ...REASONS]
