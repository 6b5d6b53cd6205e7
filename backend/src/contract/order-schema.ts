import "./no-eval"
import { z } from "zod"
import { addressSchemaOf, POSTAL_CODE_OF_COUNTRY } from "./address-schema"
import { MAX_ATTACHMENTS } from "./attachment-rules"
import type { CartLine } from "./cart-schema"
import type { CompanyRole } from "./company-values"
import { AttachmentBodySchema, type AttachmentView } from "./contact-schema"
import { day } from "./day"
import {
  ORDER_STATUSES,
  type OrderActor,
  type OrderStatus,
  type OrderVerb,
  type PaymentMethod,
  type PaymentStatus,
  type ShippingProvider,
  type ShippingRateSource,
  type TaxStatus,
} from "./order-values"
import { OptionalCompanyNameSchema, OptionalPhoneSchema, PersonSchema } from "./profile-schema"
import type { ShipmentView } from "./shipment-schema"

const line = (label: string, max: number) => z.string().trim().max(max, `${label} must be less than ${max} characters`)
const purchaseOrderNumber = line("Purchase order number", 40)

/** A postal address of an order and who is named there. */
export type OrderAddress = {
  firstName: string
  lastName: string
  company?: string | undefined
  line1: string
  line2?: string | undefined
  city: string
  state?: string | undefined
  postalCode: string
  country: string
  phone?: string | undefined
}

/**
 * The rules of an address as checkout sends it: those of the address book and of a person's name, company and phone
 * (specification section 5), of which only the phone and the company may be left out.
 */
function orderAddressSchemaOf(kind: "shipping" | "billing") {
  const { firstName, lastName } = PersonSchema.shape
  const named = { firstName, lastName, company: OptionalCompanyNameSchema }
  const fields = z.strictObject({ ...named, ...addressSchemaOf(kind).shape, phone: OptionalPhoneSchema })
  return fields.refine(...POSTAL_CODE_OF_COUNTRY)
}

export const OrderShippingAddressSchema = orderAddressSchemaOf("shipping")
export const OrderBillingAddressSchema = orderAddressSchemaOf("billing")

const placeOrderFields = {
  shippingAddress: OrderShippingAddressSchema,
  billingAddress: OrderBillingAddressSchema.optional(),
  customerNotes: line("Notes", 1000).optional(),
  deliveryDate: day("Delivery date must be a day, such as 2027-03-01").optional(),
  deliveryTime: line("Delivery time", 40).optional(),
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
    purchaseOrderNumber: purchaseOrderNumber.min(1, "Purchase order number is required"),
    ...placeOrderFields,
  }),
  z.strictObject({
    paymentMethod: z.literal("STRIPE"),
    purchaseOrderNumber: purchaseOrderNumber.optional(),
    ...placeOrderFields,
  }),
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
/**
 * A line as it was ordered; `coid` is the stocking company. Width and height are those of its section, null where they are not
 * known; `materialType` is its metal category.
 */
export type OrderItem = CartLine & {
  orderId: string
  coid: string
  widthInInches: number | null
  heightInInches: number | null
  materialType: string
}
/** Who ordered, as they were then; the addresses are those of Medusa's order. */
export type CustomerInfo = {
  orderId: string
  firstName: string
  lastName: string
  email: string
  primaryNumber: string | null
  secondaryNumber: string | null
  shippingAddressId: string | null
  billingAddressId: string | null
}
/**
 * A file of an order. `url` is the path to get it from, for its reader alone; `gridFsId` what its content is kept under, which is
 * its id; `customerId` whose it is.
 */
export type OrderAttachmentView = AttachmentView & { url: string; gridFsId: string; customerId: string }

/** One order in full. */
export type OrderView = OrderSummary & {
  /** The customer who ordered. */
  userId: string
  customerInfo: CustomerInfo
  /** Until when the prices held that it was ordered at, ISO; null for orders from before that was kept. */
  validUntil: string | null
  /** The card provider's id of the payment; null for an order on account. */
  stripePaymentIntentId: string | null
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
  items: OrderItem[]
  shippingAddress: OrderAddress
  billingAddress: OrderAddress
  timeline: OrderEventView[]
  heats: LineHeat[]
  /** What the buyer gave with the order. */
  attachments: OrderAttachmentView[]
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
export const CancelOrderBodySchema = z.strictObject({ reason: line("Reason", 500).min(1, "Reason is required") })
export type CancelOrderBody = z.input<typeof CancelOrderBodySchema>
/** Body of the verbs that say nothing more. */
export const NoBodySchema = z.strictObject({})
/** Where the buyer may still cancel alone. Source: decision 29. */
export const BUYER_CANCELS: readonly OrderStatus[] = ["DRAFT", "PENDING"]

/**
 * Query of `GET /store/metal-orders/export.csv`. Each condition left out or empty asks nothing; an order meets all that are
 * given.
 */
export const OrderSearchQuerySchema = z
  .object({
    /** Part of our number, of the buyer's purchase-order number, or of the code of an item that was ordered. */
    q: z.string().trim().max(120).optional(),
    status: z.enum(ORDER_STATUSES).or(z.literal("")).optional(),
    /** The first and the last day, UTC, on which it was placed. */
    from: day().or(z.literal("")).optional(),
    to: day().or(z.literal("")).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "Must not be before the first day" })
/** Query of `GET /store/metal-orders`: the same, and which of them. */
export const OrderListQuerySchema = OrderSearchQuerySchema.safeExtend({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
/** Answer of `GET /store/metal-orders`. */
export type OrderListAnswer = { orders: OrderSummary[]; count: number; limit: number; offset: number }
/** Answer of `GET /store/metal-orders/:order_number`. */
export type OrderAnswer = { order: OrderView }
/**
 * Answer of `POST /store/metal-carts/:id/place-order`: 201, or 200 with `alreadyOrdered` for a cart that had become this order
 * before, in another window or by a request whose answer was lost. Nothing is placed then, and nothing of the body is used.
 */
export type PlaceOrderAnswer = OrderAnswer & { alreadyOrdered: boolean }

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
