/** Order, payment and shipping vocabulary. Source: specification section 4; decisions 29 to 32. */
export const ORDER_STATUSES = ["DRAFT", "PENDING", "IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED", "CANCELLED"] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  DRAFT: "Draft",
  PENDING: "Pending",
  IN_PROGRESS: "In progress",
  PROCESSED: "Processed",
  IN_TRANSIT: "In transit",
  COMPLETED: "Completed",
  CANCELLED: "Cancelled",
}

/** Steps of the status tracker, in order. */
export const TRACKER_STEPS = ["PENDING", "IN_PROGRESS", "PROCESSED", "IN_TRANSIT", "COMPLETED"] as const

export const PAYMENT_STATUSES = ["PENDING", "PAID", "FAILED"] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_METHODS = ["STRIPE", "ACCOUNT"] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const SHIPPING_PROVIDERS = ["PENDING", "UPS", "ABF"] as const
export type ShippingProvider = (typeof SHIPPING_PROVIDERS)[number]

/** Names to show. */
export const CARRIER_NAMES: Record<ShippingProvider, string> = {
  PENDING: "To be arranged",
  UPS: "UPS Ground",
  ABF: "ABF Freight",
}

/** Where a freight charge comes from: our dated table (an estimate), the carrier, or a quote by staff. */
export const SHIPPING_RATE_SOURCES = ["TABLE", "CARRIER", "STAFF"] as const
export type ShippingRateSource = (typeof SHIPPING_RATE_SOURCES)[number]

/** OPEN while no address is known to work the tax out from; EXEMPT by a certificate of the buyer's company (decision 35). */
export const TAX_STATUSES = ["OPEN", "KNOWN", "EXEMPT"] as const
export type TaxStatus = (typeof TAX_STATUSES)[number]

/** What may be done to an order; `place` is the buyer's, the rest moves it on. */
export const ORDER_VERBS = ["place", "start", "process", "ship", "complete", "cancel"] as const
export type OrderVerb = (typeof ORDER_VERBS)[number]

/** Who acts: the buyer on the own order, staff, or the system itself (a payment or fulfilment event). */
export const ORDER_ACTORS = ["buyer", "staff", "system"] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]

export const QUOTE_VALIDITY_HOURS = 24

/** The states in which an order takes files. */
export const ORDER_TAKES_FILES: readonly OrderStatus[] = ["DRAFT", "PENDING", "IN_PROGRESS", "PROCESSED", "IN_TRANSIT"]
