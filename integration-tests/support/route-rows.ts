import { ADMIN_ROUTES, type AdminRoute } from "@billet/backend/accounts"
import { ADDRESS } from "./cart-calls"
import { BAR } from "./shop-feeds"

/**
 * Who a route outside the admin is for.
 * - `open`: everybody; whoever asks is answered alike.
 * - `closed`: nobody; it answers 404.
 * - `reader`: everybody, in their own right: what is another's is not there.
 * - `buyer`: whoever is signed in to the shop, and only for what is their own: a colleague's orders and carts are not.
 * - `administrator`: the same, and of the company's things only for its administrators.
 * - `key`: a program with a key of its own; what a person brings is none.
 * - `token`: whoever brings a token or a session of their own.
 */
export type Audience = "open" | "closed" | "reader" | "buyer" | "administrator" | "key" | "token"
type Row = { audience: Audience; lines: string }

const TABLE: Row[] = [
  {
    // The first three Medusa checks and has no route for.
    audience: "closed",
    lines: `
  DELETE /admin/claims/:id
  DELETE /admin/exchanges/:id
  POST   /admin/inventory-items/batch
  POST   /hooks/payment/:provider
`,
  },
  {
    audience: "open",
    lines: `
  GET  /health
  GET  /ready
  GET  /docs
  GET  /docs/:file
  GET  /openapi.json
  GET  /cloud/auth
  POST /api/catalog-search
  GET  /api/select-search
  POST /api/stock-verification
  POST /quantity/getRequiredQuantity
  POST /hooks/stripe
  GET  /auth/:actor_type/providers
  GET  /auth/:actor_type/:auth_provider
  POST /auth/:actor_type/:auth_provider
  GET  /auth/:actor_type/:auth_provider/callback
  POST /auth/:actor_type/:auth_provider/callback
  POST /auth/:actor_type/:auth_provider/register
  POST /auth/:actor_type/:auth_provider/reset-password
  POST /auth/verification/confirm
  GET  /store/metal-totals
  GET  /store/metal-stock-version
  GET  /store/metal-product-codes
  POST /store/metal-product-codes/check
  POST /store/metal-contact
  POST /store/metal-invitations/look
  POST /store/metal-waitlist
  POST /store/metal-passwords/forgot
  POST /store/metal-passwords/reset
  POST /store/metal-registrations
  POST /store/metal-registrations/resend
  POST /store/metal-registrations/resubmit
  POST /store/metal-registrations/verify
  POST /store/metal-sign-ins
`,
  },
  {
    audience: "token",
    lines: `
  POST   /auth/:actor_type/:auth_provider/update
  POST   /auth/:auth_provider/user
  POST   /auth/mfa/challenges/:id/verify
  GET    /auth/mfa/factors
  POST   /auth/mfa/factors
  DELETE /auth/mfa/factors/:id
  POST   /auth/mfa/factors/:id/verify
  POST   /auth/mfa/recovery-codes
  POST   /auth/session
  DELETE /auth/session
  POST   /auth/token/refresh
  POST   /auth/verification/request
  POST   /cloud/auth/users
`,
  },
  {
    audience: "reader",
    lines: `
  POST   /api/calculate-price
  POST   /api/price-with-rules
  GET    /store/metal-items/:code
  GET    /store/metal-items/:code/price
  POST   /store/metal-carts
  GET    /store/metal-carts/:id
  GET    /store/metal-carts/:id/stock
  POST   /store/metal-carts/:id/lines
  POST   /store/metal-carts/:id/lines/:line_id
  POST   /store/metal-carts/:id/lines/many
  DELETE /store/metal-carts/:id/lines/:line_id
`,
  },
  {
    audience: "buyer",
    lines: `
  POST   /store/metal-carts/:id/claim
  GET    /store/metal-carts/:id/checkout
  POST   /store/metal-carts/:id/draft
  POST   /store/metal-carts/:id/freight
  POST   /store/metal-carts/:id/open-list
  POST   /store/metal-carts/:id/place-order
  POST   /store/metal-carts/:id/request-approval
  POST   /store/metal-carts/:id/promo
  DELETE /store/metal-carts/:id/promo
  GET    /store/metal-company
  POST   /store/metal-company/invitations
  GET    /store/metal-credit-application
  POST   /store/metal-credit-application
  POST   /store/metal-invitations/accept
  GET    /store/metal-bought-items
  GET    /store/metal-drafts
  POST   /store/metal-drafts/:id/continue
  DELETE /store/metal-drafts/:id
  GET    /store/metal-lists
  POST   /store/metal-lists
  GET    /store/metal-lists/:id
  POST   /store/metal-lists/:id
  DELETE /store/metal-lists/:id
  POST   /store/metal-lists/:id/lines
  DELETE /store/metal-lists/:id/lines/:line_id
  GET    /store/metal-me
  GET    /store/metal-me/profile
  POST   /store/metal-me/sign-out
  GET    /store/metal-me/second-factor
  POST   /store/metal-me/second-factor
  POST   /store/metal-me/second-factor/confirm
  POST   /store/metal-me/second-factor/recovery-codes
  POST   /store/metal-me/second-factor/remove
  POST   /store/metal-me/profile
  POST   /store/metal-me/registration
  GET    /store/metal-me/sign-ins
  GET    /store/metal-orders
  GET    /store/metal-orders/:order_number
  POST   /store/metal-orders/:order_number/attachments
  GET    /store/metal-orders/:order_number/attachments/:attachment_id
  POST   /store/metal-orders/:order_number/cancel
  POST   /store/metal-orders/:order_number/card-payment
  GET    /store/metal-orders/:order_number/certificates/:certificate_id
  GET    /store/metal-orders/:order_number/documents/:document
  GET    /store/metal-orders/export.csv
  GET    /store/metal-purchase-requests
  POST   /store/metal-purchase-requests/:id/withdraw
`,
  },
  {
    audience: "administrator",
    lines: `
  DELETE /store/metal-company/invitations/:id
  POST   /store/metal-company/members/:id
  DELETE /store/metal-company/members/:id
  POST   /store/metal-purchase-requests/:id/approve
  POST   /store/metal-purchase-requests/:id/refuse
`,
  },
  {
    audience: "key",
    lines: `
  GET  /integrations/items
  GET  /integrations/items/:code
  GET  /integrations/items/:code/price
  GET  /integrations/orders
  GET  /integrations/orders/:order_number
  POST /integrations/prices
  POST /integrations/stock
`,
  },
]

/** Medusa's own routes for buyers: every one of them, of this version and the next. */
const CLOSED = /^\w+ \/store\/(?!metal-)/

const rows = new Map(
  TABLE.flatMap(({ audience, lines }) =>
    lines
      .trim()
      .split("\n")
      .map((line) => [line.trim().replace(/\s+/, " "), audience] as const),
  ),
)
const adminRows = new Map(ADMIN_ROUTES.map((route) => [`${route.method} ${route.path}`, route]))

/** The row of a route; undefined for one nobody has decided about. */
export function rowOf(route: string): Audience | AdminRoute | undefined {
  return adminRows.get(route) ?? (CLOSED.test(route) ? "closed" : rows.get(route))
}

/** Rows of routes that are not there. */
export const leftoverRows = (routes: string[]): string[] => [...rows.keys()].filter((row) => !routes.includes(row))

const CHECKOUT = { paymentMethod: "ACCOUNT", purchaseOrderNumber: "PO-1", shippingAddress: ADDRESS, expectedTotal: 1 }

/** A body its route would take, so that an answer is about the id in the path. */
export const BODIES: Record<string, object> = {
  /** Refused, or everybody would be signed out. */
  "POST /store/metal-me/sign-out": { everywhere: true },
  "POST /api/calculate-price": { productCode: BAR, quantity: 12 },
  "POST /api/price-with-rules": { items: [{ productCode: BAR, amount: "12", unit: "in" }] },
  "POST /store/metal-carts/:id/lines": { productCode: BAR, amount: "12", unit: "in" },
  "POST /store/metal-carts/:id/lines/:line_id": { pieces: 2 },
  "POST /store/metal-carts/:id/lines/many": { lines: [{ productCode: BAR, amount: "12", unit: "in" }] },
  "POST /store/metal-carts/:id/draft": { checkout: { city: "Houston" } },
  "POST /store/metal-carts/:id/freight": {
    shippingAddress: { city: "Houston", state: "TX", postalCode: "77020", country: "US" },
  },
  "POST /store/metal-carts/:id/open-list": { listId: "mlst_none" },
  "POST /store/metal-carts/:id/place-order": CHECKOUT,
  "POST /store/metal-carts/:id/request-approval": CHECKOUT,
  "POST /store/metal-carts/:id/promo": { code: "NONE" },
  "POST /store/metal-company/members/:id": { role: "ADMIN" },
  "POST /store/metal-purchase-requests/:id/approve": { expectedTotal: 1 },
  "POST /store/metal-purchase-requests/:id/refuse": { reason: "Not mine" },
  "POST /store/metal-lists": { name: "Mine" },
  "POST /store/metal-lists/:id": { name: "Not mine" },
  "POST /store/metal-lists/:id/lines": { lines: [{ productCode: BAR, amount: "12", unit: "in" }] },
  "POST /store/metal-orders/:order_number/attachments": { attachments: [{ fileName: "a.csv", content: "YSxiCg==" }] },
  "POST /store/metal-orders/:order_number/cancel": { reason: "Not mine" },
  "POST /admin/metal-orders/:order_id/cancel": { reason: "Nobody's" },
  "POST /admin/metal-orders/:order_id/freight": { amount: 1, carrier: "Own truck", validUntil: "2099-01-01" },
  "POST /admin/metal-orders/:order_id/payments": { amount: 1, receivedOn: "2026-05-04", reference: "Wire 1" },
  "POST /admin/metal-orders/:order_id/refunds": { amount: 1, reason: "Nobody's" },
  "POST /admin/metal-orders/:order_id/shipments": {
    ...{ shippedOn: "2026-05-04", carrier: "Own truck", packages: 1 },
    lines: [{ lineId: "none", pieces: 1 }],
  },
  "POST /admin/metal-orders/:order_id/shipments/:shipment_id/deliver": { deliveredOn: "2026-05-05" },
}
