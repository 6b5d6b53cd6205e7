import type { CartLine, CartLineView, LinePromo } from "@billet/backend/contract"
import type { TaxCents } from "@billet/backend/orders"
import type { Context, MedusaContainer } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import type { ReservedLine } from "../../../modules/metal-catalogue/sql/reserve-lines"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { lockedError } from "../../../modules/metal-locking/take-locks"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PROMO } from "../../../modules/metal-promo"
import type MetalPromoService from "../../../modules/metal-promo/service"
import type { Freight } from "../../cart/lib/freight"
import type { OrderCustomer } from "./order-customer"
import type { OrderRecordRow } from "./order-view"
import type { PlaceOrderInput } from "./place-order-input"
import type { MadeOrder } from "./write-medusa-order"

export type PreparedCheckout = {
  lines: CartLineView[]
  /** Material, freight and tax; freight that staff have to quote first is not in it yet. */
  totalCents: number
  freight: Freight
  tax: TaxCents
  regionCode: string
  /** Until when the cart's prices hold. */
  validUntil: Date | null
  /** The promo code in use and what it takes off, USD. */
  promo: Pick<LinePromo, "code" | "savings"> | null
}
export type OrderToRecord = {
  /** Medusa's order. */
  made: MadeOrder
  order: PlaceOrderInput
  checkout: PreparedCheckout
  /** The stocking company of each line. */
  reserved: ReservedLine[]
  /** The card provider's id of the payment; null for an order on account. */
  intentId: string | null
}

/** Who takes the metal, where nobody else is known to have ordered it. */
const namedAt = ({ shippingAddress: { firstName, lastName, phone }, email }: PlaceOrderInput): OrderCustomer => ({
  ...{ firstName, lastName, email, primaryNumber: phone ?? null, secondaryNumber: null },
})

/** An order keeps what its lines cost, not what their items are listed at. */
function withoutCosts({
  averageCostPerLb: _lb,
  averageCostPerInch: _inch,
  averageCostPerKg: _kg,
  ...line
}: CartLineView): CartLine {
  return line
}

/**
 * Charges what was held, ties metal and promo code to the order and writes our record, which gives the order its number: last,
 * because who comes next waits for the number. Throws CONFLICT (locked) when the metal or the use of the code is not held any
 * more: a checkout that stood still for longer than its lease, as a paused machine does, finds it given back.
 */
export async function recordOrder(
  container: MedusaContainer,
  { made, order, checkout, reserved, intentId }: OrderToRecord,
  context: Context<SqlEntityManager>,
): Promise<OrderRecordRow> {
  const { cartId, company } = order
  const { orderId, ...addresses } = made
  const ledgers = container.resolve<MetalCompanyService>(METAL_COMPANY)
  if (company) await ledgers.chargeHolds(cartId, orderId, context)
  const promos = container.resolve<MetalPromoService>(METAL_PROMO)
  if (checkout.promo && !(await promos.confirmUse(cartId, orderId, context))) throw lockedError()
  const catalogue = container.resolve<MetalCatalogueService>(METAL_CATALOGUE)
  if ((await catalogue.confirmReservations(cartId, orderId, context)) !== reserved.length) throw lockedError()
  const coids = new Map(reserved.map((line) => [line.line_id, line.coid]))
  const record = {
    order_id: orderId,
    cart_id: cartId,
    customer_id: order.customerId,
    company_id: company ? await ledgers.standingCompany(company.id, context) : null,
    payment_method: order.paymentMethod,
    stripe_payment_intent_id: intentId,
    purchase_order_number: order.purchaseOrderNumber,
    coid: checkout.regionCode,
    shipping_provider: checkout.freight.carrier,
    shipping_rate_cents: checkout.freight.cents,
    shipping_rate_source: checkout.freight.cents === null ? null : checkout.freight.source,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    customer_notes: order.customerNotes,
    customer_info: { ...(order.customer ?? namedAt(order)), ...addresses },
    valid_until: checkout.validUntil,
    lines: checkout.lines.map((line) => ({ ...withoutCosts(line), coid: coids.get(line.id) ?? line.coid })),
    tax_cents: checkout.tax.total,
    taxes: checkout.freight.taxes ?? null,
    total_cents: checkout.totalCents,
    placed_at: new Date(),
  }
  return await container.resolve<MetalOrderService>(METAL_ORDER).createOrderRecord(record, context)
}
