import type { CartLine, LinePromo } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_COMPANY } from "../../../modules/metal-company"
import type MetalCompanyService from "../../../modules/metal-company/service"
import { METAL_ORDER } from "../../../modules/metal-order"
import type MetalOrderService from "../../../modules/metal-order/service"
import { METAL_PROMO } from "../../../modules/metal-promo"
import type MetalPromoService from "../../../modules/metal-promo/service"
import type { Freight } from "../../cart/lib/freight"
import { cardIntentOf } from "./card-intent-of"
import type { PlaceOrderInput } from "./place-order-input"

export type PreparedCheckout = {
  lines: CartLine[]
  /** Material and freight; freight that staff have to quote first is not in it yet. */
  totalCents: number
  freight: Freight
  regionCode: string
  /** The promo code in use and what it takes off, USD. */
  promo: Pick<LinePromo, "code" | "savings"> | null
}
export type OrderToRecord = {
  orderId: string
  order: PlaceOrderInput
  checkout: Omit<PreparedCheckout, "promo">
  /** The stocking company of each line, by line id. */
  companies: Record<string, string>
}

/**
 * Charges the credit that was held, ties the promo code's use to the order and writes our record, which gives the order its
 * number. Every part may be repeated with the same outcome.
 */
export async function recordOrder(container: MedusaContainer, input: OrderToRecord): Promise<string> {
  const { order, checkout, companies, orderId } = input
  const ledgers = container.resolve<MetalCompanyService>(METAL_COMPANY)
  await ledgers.chargeCredit(order.cartId, orderId)
  await ledgers.chargeSpending(order.cartId, orderId)
  await container.resolve<MetalPromoService>(METAL_PROMO).confirmUse(order.cartId, orderId)
  const record = {
    order_id: orderId,
    cart_id: order.cartId,
    customer_id: order.customerId,
    payment_method: order.paymentMethod,
    stripe_payment_intent_id: order.paymentMethod === "STRIPE" ? await cardIntentOf(container, order.cartId) : null,
    purchase_order_number: order.purchaseOrderNumber,
    coid: checkout.regionCode,
    shipping_provider: checkout.freight.carrier,
    shipping_rate_cents: checkout.freight.cents,
    shipping_rate_source: checkout.freight.cents === null ? null : checkout.freight.source,
    delivery_date: order.deliveryDate,
    delivery_time: order.deliveryTime,
    customer_notes: order.customerNotes,
    lines: checkout.lines.map((line) => ({ ...line, coid: companies[line.id] ?? line.coid })),
    total_cents: checkout.totalCents,
    placed_at: new Date(),
  }
  return await ledgers.inTransaction(async (transaction) => {
    const company_id = order.company ? await ledgers.standingCompany(order.company.id, transaction) : null
    const orders = container.resolve<MetalOrderService>(METAL_ORDER)
    return await orders.createOrderRecord({ ...record, company_id }, transaction)
  })
}

/** Ties the metal to its order. Comes last: metal that is still held marks a checkout that has to be settled. */
export async function confirmMetal(container: MedusaContainer, cartId: string, orderId: string): Promise<void> {
  await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).confirmReservations(cartId, orderId)
}
