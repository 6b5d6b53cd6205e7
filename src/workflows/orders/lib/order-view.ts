import {
  CARRIER_NAMES,
  sectionBoxOf,
  type CartLine,
  type CustomerInfo,
  type FreightQuoteView,
  type OrderAddress,
  type OrderAttachmentView,
  type OrderItem,
  type OrderSummary,
  type OrderView,
} from "@billet/backend/contract"
import type { OrderTaxes } from "@billet/backend/orders"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { METAL_ORDER } from "../../../modules/metal-order"
import type { OrderRecord } from "../../../modules/metal-order/models/order-record"
import type MetalOrderService from "../../../modules/metal-order/service"
import { NO_MONEY } from "../../cart/lib/cart-line"
import { totalsOf } from "../../cart/lib/cart-view"
import { shipmentsOf } from "../../shipping/lib/shipment-facts"
import { toShipmentView } from "../../shipping/lib/shipment-view"
import { lineHeats } from "./order-cutting"
import { orderAddresses, type OrderContact } from "./order-addresses"
import { orderTimeline, placedEvent } from "./order-timeline"
import { fromMedusaAddress, toMedusaAddress } from "./to-medusa-address"

export type OrderRecordRow = InferTypeOf<typeof OrderRecord>

/** Lines as ordered; what later came to be told of a line is missing in old ones. */
export const orderLinesOf = (record: OrderRecordRow) =>
  ((record.lines as unknown as CartLine[]) ?? []).map((line) => ({ ...NO_MONEY, ...line }))
/** The rates that an order's tax follows from; null where the shop had set up none. */
export const taxesOf = (record: OrderRecordRow) => record.taxes as unknown as OrderTaxes | null
const pounds = (lines: CartLine[]) => lines.reduce((sum, line) => sum + Math.round(line.totalWeightInPounds * 1e4), 0) / 1e4

/** A row of the order list. */
export function toOrderSummary(record: OrderRecordRow): OrderSummary {
  const lines = orderLinesOf(record)
  return {
    id: record.order_id,
    orderNumber: record.order_number,
    orderStatus: record.order_status,
    paymentStatus: record.payment_status,
    paymentMethod: record.payment_method,
    purchaseOrderNumber: record.purchase_order_number,
    orderDate: new Date(record.placed_at).toISOString(),
    total: record.total_cents / 100,
    itemCount: lines.length,
    totalWeightInPounds: pounds(lines),
  }
}

function promoOf(lines: CartLine[]) {
  return { promoCode: lines.find((line) => line.promo)?.promo?.code ?? null, promoSavings: totalsOf(lines).promoSavings }
}

function carrierNameOf({ carrier_name: name, shipping_provider: provider }: OrderRecordRow): string | null {
  return name ?? (provider === "PENDING" ? null : CARRIER_NAMES[provider])
}

function freightQuoteOf(record: OrderRecordRow): FreightQuoteView | null {
  const { freight_quoted_at: quotedAt, freight_valid_until: validUntil, freight_note: note } = record
  return quotedAt && validUntil ? { note, validUntil, quotedAt: new Date(quotedAt).toISOString() } : null
}

type AroundOrder = Pick<
  OrderView,
  "shippingAddress" | "billingAddress" | "timeline" | "heats" | "shipments" | "attachments" | "customerInfo"
>

function toOrderItem(line: CartLine, { order_id: orderId }: OrderRecordRow): OrderItem {
  const box = sectionBoxOf(line)
  const size = { widthInInches: box?.width ?? null, heightInInches: box?.height ?? null }
  return { ...line, orderId, ...size, materialType: line.metalCategory }
}

function orderView(record: OrderRecordRow, around: AroundOrder): OrderView {
  const items = orderLinesOf(record).map((line) => toOrderItem(line, record))
  return {
    ...toOrderSummary(record),
    userId: record.customer_id,
    validUntil: record.valid_until ? new Date(record.valid_until).toISOString() : null,
    stripePaymentIntentId: record.stripe_payment_intent_id,
    coid: record.coid,
    shippingProvider: record.shipping_provider,
    shippingRate: record.shipping_rate_cents === null ? null : record.shipping_rate_cents / 100,
    shippingRateSource: record.shipping_rate_source,
    carrierName: carrierNameOf(record),
    freightQuote: freightQuoteOf(record),
    deliveryDate: record.delivery_date,
    deliveryTime: record.delivery_time,
    customerNotes: record.customer_notes,
    cancelledAt: record.cancelled_at ? new Date(record.cancelled_at).toISOString() : null,
    cancelReason: record.cancel_reason,
    invoiceNumber: record.invoice_number,
    invoicedAt: record.invoiced_at ? new Date(record.invoiced_at).toISOString() : null,
    ...promoOf(items),
    subtotal: totalsOf(items).subtotal,
    taxTotal: record.tax_cents / 100,
    taxStatus: taxesOf(record)?.isExempt ? "EXEMPT" : "KNOWN",
    refundedTotal: record.refunded_cents / 100,
    items,
    ...around,
  }
}

async function attachmentsOf(
  container: MedusaContainer,
  { order_id, customer_id: customerId }: OrderRecordRow,
  path: string,
): Promise<OrderAttachmentView[]> {
  const select = ["id", "file_name", "file_size", "file_type"]
  const order = { created_at: "ASC", id: "ASC" } as const
  const rows = await container.resolve<MetalOrderService>(METAL_ORDER).listOrderAttachments({ order_id }, { select, order })
  return rows.map(({ id, file_name: fileName, file_size: fileSize, file_type: fileType }) => {
    return { id, fileName, fileSize, fileType, url: `${path}/attachments/${id}`, gridFsId: id, customerId }
  })
}

type StoredCustomer = Omit<CustomerInfo, "orderId">

/** Who ordered; of orders from before that was kept, who takes the metal. */
function customerInfoOf(
  record: OrderRecordRow,
  { firstName, lastName, phone }: OrderAddress,
  contact: OrderContact,
): CustomerInfo {
  const taker = { firstName, lastName, primaryNumber: phone ?? null, secondaryNumber: null, ...contact }
  return { orderId: record.order_id, ...((record.customer_info as StoredCustomer | null) ?? taker) }
}

/**
 * One order in full: our record, and the addresses of Medusa's order. `path` is where its reader gets it and its files from.
 */
export async function toOrderView(
  container: MedusaContainer,
  record: OrderRecordRow,
  path = `/store/metal-orders/${record.order_number}`,
): Promise<OrderView> {
  const [{ contact, ...addresses }, timeline, heats, shipments, attachments] = await Promise.all([
    orderAddresses(container, record.order_id),
    orderTimeline(container, record),
    lineHeats(container, record.order_id),
    shipmentsOf(container, record.order_id),
    attachmentsOf(container, record, path),
  ])
  const customerInfo = customerInfoOf(record, addresses.shippingAddress, contact)
  return orderView(record, { ...addresses, customerInfo, timeline, heats, shipments: shipments.map(toShipmentView), attachments })
}

type Addresses = Record<"shippingAddress" | "billingAddress", OrderAddress>

/** The same of an order that was placed this moment: nothing has happened to it that would have to be looked up. */
export function newOrderView(record: OrderRecordRow, { shippingAddress, billingAddress }: Addresses): OrderView {
  const [shipping, billing] = [shippingAddress, billingAddress].map((one) => fromMedusaAddress(toMedusaAddress(one)))
  const addresses = { shippingAddress: shipping ?? shippingAddress, billingAddress: billing ?? billingAddress }
  const contact = { email: "", shippingAddressId: null, billingAddressId: null }
  const customerInfo = customerInfoOf(record, addresses.shippingAddress, contact)
  const nothingYet = { timeline: [placedEvent(record)], heats: [], shipments: [], attachments: [] }
  return orderView(record, { ...addresses, customerInfo, ...nothingYet })
}
