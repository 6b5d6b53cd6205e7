import { adminRoutes, type AdminRoute } from "./admin-route"

/** The shop's own routes of the admin. */
export const HOUSE_ROUTES: AdminRoute[] = [
  ...adminRoutes(
    ["STAFF"],
    `
  GET             /admin/metal-notifications
  POST            /admin/metal-notifications/:id/action
  POST            /admin/metal-notifications/:id/dismiss
  POST            /admin/metal-notifications/:id/read
  GET             /admin/metal-staff/me
  POST            /admin/metal-staff/me/sign-out
  GET             /admin/metal-stock
  GET             /admin/metal-stock/:code
`,
  ),
  ...adminRoutes(
    { read: ["USER_MANAGEMENT"], write: ["SUPER_ADMIN"] },
    `
  GET             /admin/metal-staff
  GET POST        /admin/metal-staff/:user_id
`,
  ),
  ...adminRoutes(
    ["ORDER_PROCESSING"],
    `
  POST            /admin/metal-certificates
  GET             /admin/metal-certificates/:id
  GET             /admin/metal-orders/:order_id
  GET             /admin/metal-orders/:order_id/attachments/:attachment_id
  POST            /admin/metal-orders/:order_id/cancel
  POST            /admin/metal-orders/:order_id/complete
  GET             /admin/metal-orders/:order_id/documents/:document
  POST            /admin/metal-orders/:order_id/freight
  POST            /admin/metal-orders/:order_id/invoice
  POST            /admin/metal-orders/:order_id/payments
  POST            /admin/metal-orders/:order_id/process
  POST            /admin/metal-orders/:order_id/refunds
  POST            /admin/metal-orders/:order_id/ship
  POST            /admin/metal-orders/:order_id/shipments
  POST            /admin/metal-orders/:order_id/shipments/:shipment_id/deliver
  GET             /admin/metal-orders/:order_id/shipments/:shipment_id/labels/:label
  POST            /admin/metal-orders/:order_id/start
  GET             /admin/metal-orders/export.csv
`,
  ),
  ...adminRoutes(
    ["ORDER_PROCESSING", "ACCOUNT_APPROVAL"],
    `
  GET             /admin/metal-contact
  GET             /admin/metal-contact/:id
  POST            /admin/metal-contact/:id/answered
  GET             /admin/metal-contact/:id/attachments/:attachment_id
  GET             /admin/metal-waitlist
  GET             /admin/metal-waitlist/export
`,
  ),
  ...adminRoutes(
    ["SYSTEM_SETTINGS"],
    `
  GET             /admin/metal-audit
  GET             /admin/metal-audit/export
  GET POST        /admin/metal-imports
  POST            /admin/metal-imports/preview
  GET             /admin/metal-imports/:id
  POST            /admin/metal-imports/:id/cancel
  POST            /admin/metal-imports/:id/confirm
  GET             /admin/metal-imports/:id/rejections
  GET             /admin/metal-imports/:id/rejections.csv
  POST            /admin/metal-imports/:id/run
  GET             /admin/metal-imports/sources
  POST            /admin/metal-imports/sources/:kind/check
  GET POST        /admin/metal-integration-keys
  POST            /admin/metal-integration-keys/:id/revoke
  GET             /admin/metal-system
  GET             /admin/metal-system/mails
  POST            /admin/metal-system/mails/:id/retry
  GET             /admin/metal-webhook-deliveries
  GET             /admin/metal-webhook-deliveries/:id
  POST            /admin/metal-webhook-deliveries/:id/replay
  POST            /admin/metal-webhook-deliveries/replay
  GET POST        /admin/metal-webhooks
  POST DELETE     /admin/metal-webhooks/:id
  POST            /admin/metal-webhooks/:id/secret
  POST            /admin/metal-webhooks/:id/ping
`,
  ),
  ...adminRoutes(
    ["PRICING_MANAGEMENT"],
    `
  GET             /admin/metal-pricing/calculations
  GET POST        /admin/metal-pricing/custom-prices
  GET POST        /admin/metal-pricing/custom-prices/:id
  GET             /admin/metal-pricing/custom-prices/export
  POST            /admin/metal-pricing/custom-prices/import
  GET             /admin/metal-pricing/owners
  GET POST        /admin/metal-pricing/rules
  GET POST DELETE /admin/metal-pricing/rules/:id
  GET             /admin/metal-pricing/rules/:id/history
  POST            /admin/metal-pricing/rules/:id/restore
  POST            /admin/metal-pricing/rules/:id/status
  POST            /admin/metal-pricing/rules/reorder
  POST            /admin/metal-pricing/simulate
  GET             /admin/metal-pricing/warnings
`,
  ),
]
