import { ratesToTheCent, taxedLines, type TaxRate } from "@billet/backend/orders"
import type { BigNumberInput, BigNumberRawValue, CartLineItemDTO } from "@medusajs/framework/types"
import { BigNumber, decorateCartTotals, generateEntityId, trimZeros } from "@medusajs/framework/utils"
import { FREIGHT_OPTIONS } from "../../../modules/shared/freight-options"
import type { Freight } from "../../cart/lib/freight"
import type { StoredCart } from "../../cart/lib/read-cart"
import { orderIdOf } from "./order-id-of"
import { PAYMENT_PROVIDERS } from "./payment-providers"
import type { PlaceOrderInput } from "./place-order-input"
import type { PreparedCheckout } from "./record-order"
import { toMedusaAddress } from "./to-medusa-address"

const idOf = (prefix: string) => generateEntityId(undefined, prefix)

/** An amount as Medusa keeps it beside the number: a text with all its digits. */
function raw(amount: BigNumberInput): BigNumberRawValue {
  const { value, ...precision } = new BigNumber(amount).raw ?? { value: "0" }
  return { value: trimZeros(String(value)), ...precision }
}

/** A line as it is in the cart; of its product's names the database knows the rest. Shipments name the lines of our record. */
function lineOf({ id, title, subtitle, thumbnail, quantity, unit_price, ...item }: CartLineItemDTO) {
  const { variant_id, variant_sku, requires_shipping, is_discountable, metadata } = item
  return {
    ...{ id: idOf("ordli"), item_id: idOf("orditem"), title, subtitle, thumbnail, variant_id, variant_sku },
    ...{ requires_shipping, is_discountable, metadata: { ...metadata, line_id: id } },
    ...{ unit_price, raw_unit_price: raw(String(unit_price)), quantity, raw_quantity: raw(Number(quantity)) },
  }
}

function methodOf(freight: Freight) {
  const { id: shipping_option_id, name } = FREIGHT_OPTIONS[freight.carrier]
  const amount = (freight.cents ?? 0) / 100
  const ids = { id: idOf("ordsm"), shipping_id: idOf("ordspmv") }
  return { ...ids, name, amount, raw_amount: raw(amount), shipping_option_id, data: { freight } }
}

/** Tax of an item or a method, which `owner` names. */
function taxLinesOf(rates: TaxRate[], prefix: string, owner: object) {
  return rates.map(({ rate, ...names }) => ({
    ...{ id: idOf(prefix), ...owner, rate, raw_rate: raw(rate), description: names.name, code: names.code ?? names.name },
    ...{ tax_rate_id: names.rateId, provider_id: names.providerId },
  }))
}

type Taxes = { items: TaxRate[][]; freight: TaxRate[] }

/** Medusa rounds no tax: it is given rates that make ours. */
function taxesOf({ lines, freight, tax }: PreparedCheckout): Taxes {
  const carriage = { cents: freight.cents ?? 0, rates: freight.taxes?.freight ?? [] }
  const [ofFreight = []] = ratesToTheCent([carriage], tax.freight)
  return { items: ratesToTheCent(taxedLines(freight.taxes, lines), tax.material), freight: ofFreight }
}

/** What Medusa tells of an order's money before anything was paid. */
function summaryOf(items: CartLineItemDTO[], shipping: number, taxes: Taxes) {
  const sums = {
    items: items.map(({ unit_price, quantity }, index) => ({ unit_price, quantity, tax_lines: taxes.items[index] ?? [] })),
    shipping_methods: [{ amount: shipping, tax_lines: taxes.freight }],
  }
  const { total } = decorateCartTotals(sums as unknown as Parameters<typeof decorateCartTotals>[0])
  const sumOf = (amount: BigNumberInput) => (name: string) => [
    [name, new BigNumber(amount).numeric] as const,
    [`raw_${name}`, raw(amount)] as const,
  ]
  const nothing = ["paid_total", "refunded_total", "transaction_total", "credit_line_total"]
  const whole = ["pending_difference", "current_order_total", "original_order_total", "accounting_total"]
  return Object.fromEntries([...nothing.flatMap(sumOf(0)), ...whole.flatMap(sumOf(total))])
}

/** The payment of an order on account: authorised by its terms, open until staff have received the money. */
function paymentOf(purchaseOrderNumber: string | null, totalCents: number) {
  const session_id = idOf("payses")
  return {
    ...{ collection_id: idOf("pay_col"), session_id, payment_id: idOf("pay"), cart_link: idOf("capaycol") },
    ...{ amount: totalCents / 100, raw_amount: raw(totalCents / 100), nothing: raw(0), provider_id: PAYMENT_PROVIDERS.ACCOUNT },
    data: { purchase_order_number: purchaseOrderNumber, session_id },
  }
}

/** The cart, what is ordered of it, and the payment that was opened for it; null where the order is on account. */
export type MedusaOrder = { cart: StoredCart; order: PlaceOrderInput; checkout: PreparedCheckout; collectionId: string | null }

/** Everything that Medusa keeps of the order of a cart, as its own module would write it. */
export function medusaOrderRows({ cart, order, checkout, collectionId }: MedusaOrder) {
  const items = cart.items ?? []
  const payment = collectionId === null ? paymentOf(order.purchaseOrderNumber, checkout.totalCents) : null
  const method = methodOf(checkout.freight)
  const taxes = taxesOf(checkout)
  const lines = items.map(lineOf)
  const [shipping, billing] = [order.shippingAddress, order.billingAddress].map((one) => ({
    ...{ id: idOf("ordaddr"), ...toMedusaAddress(one) },
  }))
  return {
    ...{ cart_id: cart.id, order_id: orderIdOf(cart.id), email: order.email },
    ...{ shipping_id: shipping?.id, billing_id: billing?.id, addresses: [shipping, billing] },
    ...{ lines, methods: [method] },
    line_taxes: lines.flatMap(({ id: item_id }, index) => taxLinesOf(taxes.items[index] ?? [], "ordlitxl", { item_id })),
    method_taxes: taxLinesOf(taxes.freight, "ordsmtxl", { shipping_method_id: method.id }),
    ...{ summary_id: idOf("ordsum"), totals: summaryOf(items, method.amount, taxes) },
    ...{ cart_link: idOf("ordercart"), payment_link: idOf("ordpay") },
    ...{ collection_id: collectionId ?? payment?.collection_id, payments: payment ? [payment] : [] },
  }
}
