import { z } from "zod"
import { MAX_ATTACHMENTS } from "./attachment-rules"
import type { CartLine } from "./cart-schema"
import type { CompanyRole } from "./company-values"
import { AttachmentBodySchema, type AttachmentView } from "./contact-schema"
import { COUNTRIES } from "./country-values"
import type {
  OrderActor,
  OrderStatus,
  OrderVerb,
  PaymentMethod,
  PaymentStatus,
  ShippingProvider,
  ShippingRateSource,
  TaxStatus,
} from "./order-values"
import type { ShipmentView } from "./shipment-schema"

const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country.code))
const line = (max: number) => z.string().trim().max(max)

/** A postal address as checkout sends it; lengths of specification section 9. */
export const OrderAddressSchema = z.strictObject({
  firstName: line(50).min(1, "First name is required"),
  lastName: line(50).min(1, "Last name is required"),
  company: line(100).optional(),
  line1: line(100).min(1, "Address line 1 is required"),
  line2: line(100).optional(),
  city: line(50).min(1, "City is required"),
  state: line(50).optional(),
  postalCode: line(20).min(1, "Postal code is required"),
  country: z
    .string()
    .trim()
    .length(2, "Country is required")
    .toUpperCase()
    .refine((code) => COUNTRY_CODES.has(code), "Country is not in the list"),
  phone: line(18).optional(),
})
export type OrderAddress = z.output<typeof OrderAddressSchema>

const placeOrderFields = {
  shippingAddress: OrderAddressSchema,
  billingAddress: OrderAddressSchema.optional(),
  customerNotes: line(1000).optional(),
  deliveryDate: z.iso.date().optional(),
  deliveryTime: line(40).optional(),
  expectedTotal: z.number().nonnegative(),
}
/**
 * Body of `POST /store/metal-carts/:id/place-order`. Requires the `Idempotency-Key` header (8 to 200 characters):
 * the same key and body give the same answer, the same key with another body is 409. An order paid by
 * card is answered unpaid: it is paid with what `POST /store/metal-orders/:order_number/card-payment` answers.
 * `expectedTotal` is the total the buyer saw, USD; another total is 409 `price_changed` and nothing happens.
 */
export const PlaceOrderBodySchema = z.discriminatedUnion("paymentMethod", [
  z.strictObject({
    paymentMethod: z.literal("ACCOUNT"),
    purchaseOrderNumber: line(40).min(1, "Purchase order number is required"),
    ...placeOrderFields,
  }),
  z.strictObject({ paymentMethod: z.literal("STRIPE"), purchaseOrderNumber: line(40).optional(), ...placeOrderFields }),
])
export type PlaceOrderBody = z.input<typeof PlaceOrderBodySchema>

/**
 * Body of `POST /store/metal-orders/:order_number/attachments`: drawings and papers, 10 MB together, five an order
 * (decision 34).
 */
export const AttachFilesBodySchema = z.strictObject({
  attachments: z.array(AttachmentBodySchema).min(1).max(MAX_ATTACHMENTS, `Attach at most ${MAX_ATTACHMENTS} files`),
})
export type AttachFilesBody = z.input<typeof AttachFilesBodySchema>

/** A row of the buyer's order list. Money in USD, times ISO. */
export type OrderSummary = {
  id: string
  orderNumber: string
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  purchaseOrderNumber: string | null
  orderDate: string
  total: number
  itemCount: number
  totalWeightInPounds: number
}
/** One order in full. */
export type OrderView = OrderSummary & {
  coid: string
  shippingProvider: ShippingProvider
  /** Freight, USD, part of the total; null while staff have not quoted it yet. An estimate where it is from the TABLE. */
  shippingRate: number | null
  shippingRateSource: ShippingRateSource | null
  /** Who carries it, to be shown; null while that is not known. */
  carrierName: string | null
  /** What staff have quoted; null where the freight was known when it was ordered, and before they have. */
  freightQuote: FreightQuoteView | null
  deliveryDate: string | null
  deliveryTime: string | null
  customerNotes: string | null
  cancelledAt: string | null
  cancelReason: string | null
  /** Null until it is invoiced. */
  invoiceNumber: string | null
  invoicedAt: string | null
  /** The promo code it was ordered with, and what that took off, USD. */
  promoCode: string | null
  promoSavings: number
  /** All lines before the promo code. */
  subtotal: number
  /** Of lines and freight, USD, part of the total. */
  taxTotal: number
  taxStatus: TaxStatus
  /** What was given back of it, USD. */
  refundedTotal: number
  items: (CartLine & { coid: string })[]
  shippingAddress: OrderAddress
  billingAddress: OrderAddress
  timeline: OrderEventView[]
  heats: LineHeat[]
  /** What the buyer gave with the order. */
  attachments: AttachmentView[]
  /** What has left, the first first. */
  shipments: ShipmentView[]
}
/** A freight quote by staff. `validUntil` is a day, ISO. */
export type FreightQuoteView = { note: string | null; validUntil: string; quotedAt: string }
/** The heat that pieces of a line were cut from, known once the order is processed, and its certificate where there is one. */
export type LineHeat = {
  lineId: string
  castNumber: string
  millId: string
  certificateType: string
  pieces: number
  certificateId: string | null
}
/** One change of an order's state. `name` is a person's where the reader may see it: staff see names, a buyer does not. */
export type OrderEventView = {
  verb: OrderVerb
  to: OrderStatus
  at: string
  actor: OrderActor
  name: string | null
  reason: string | null
}
/** Body of the verb `cancel`, of staff and of the buyer; it needs the `Idempotency-Key` header as every verb does. */
export const CancelOrderBodySchema = z.strictObject({ reason: line(500).min(1, "Reason is required") })
export type CancelOrderBody = z.input<typeof CancelOrderBodySchema>
/** Body of the verbs that say nothing more. */
export const NoBodySchema = z.strictObject({})
/** Where the buyer may still cancel alone. Source: decision 29. */
export const BUYER_CANCELS: readonly OrderStatus[] = ["DRAFT", "PENDING"]

/** Query of `GET /store/metal-orders`. */
export const OrderListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
/** Answer of `GET /store/metal-orders`. */
export type OrderListAnswer = { orders: OrderSummary[]; count: number; limit: number; offset: number }
/** Answer of `GET /store/metal-orders/:order_number` and of placing an order. */
export type OrderAnswer = { order: OrderView }

/**
 * Answer of `POST /store/metal-orders/:order_number/card-payment`: how the card payment of an own order stands with the card
 * provider now. `clientSecret` lets the browser pay; null when there is nothing to pay, or while the bank is at work on a
 * payment (`processing`). USD.
 */
export type CardPaymentAnswer = {
  paymentStatus: PaymentStatus
  orderStatus: OrderStatus
  amount: number
  clientSecret: string | null
  processing: boolean
}

/** Answer of `GET /store/metal-me`: who is signed in and what they may do. */
export type BuyerView = {
  id: string
  email: string
  firstName: string
  lastName: string
  accountStatus: string
  accessLevel: string
  regionCode: string
  canSeePrices: boolean
  canOrder: boolean
  /** Whether the shop takes cards, and theirs. */
  canPayByCard: boolean
  company: {
    name: string
    role: CompanyRole
    address: OrderAddress
    terms: { limit: number; openBalance: number; days: number; hold: boolean } | null
  } | null
}
