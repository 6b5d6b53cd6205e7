/** What an endpoint can be told of. */
export const WEBHOOK_TYPES = [
  "order.placed",
  "order.paid",
  "order.started",
  "order.processed",
  "order.shipped",
  "order.completed",
  "order.cancelled",
  "stock.changed",
  "price.changed",
  "account.approved",
  "account.rejected",
  "account.suspended",
  "account.reinstated",
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]

export const WEBHOOK_TYPE_LABELS: Record<WebhookType, string> = {
  "order.placed": "Order placed",
  "order.paid": "Order paid in full",
  "order.started": "Order started",
  "order.processed": "Order processed",
  "order.shipped": "Order shipped",
  "order.completed": "Order completed",
  "order.cancelled": "Order cancelled",
  "stock.changed": "Stock changed",
  "price.changed": "Prices changed",
  "account.approved": "Account approved",
  "account.rejected": "Account rejected",
  "account.suspended": "Account suspended",
  "account.reinstated": "Account reinstated",
}

/** Sent on demand, so that an integrator sees whether the endpoint works; it is tried once. */
export const WEBHOOK_TEST_TYPE = "webhook.test"

export const WEBHOOK_STATUSES = ["ACTIVE", "PAUSED"] as const
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number]

export const WEBHOOK_DELIVERY_STATES = ["PENDING", "DELIVERED", "FAILED"] as const
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

export const WEBHOOK_STATE_LABELS: Record<WebhookDeliveryState, string> = {
  PENDING: "Waiting",
  DELIVERED: "Delivered",
  FAILED: "Failed",
}

/** What every secret of an endpoint begins with; the rest is base64. Source: Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = "whsec_"
/** Items that one message of changed stock names. */
export const WEBHOOK_ITEMS_AT_ONCE = 200
