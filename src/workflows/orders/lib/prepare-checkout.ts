import { quoteValidUntil } from "@billet/backend/contract"
import { taxCents } from "@billet/backend/orders"
import { isEmbargoed } from "@billet/backend/regions"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { linesOf } from "../../cart/lib/cart-line"
import { totalsOf } from "../../cart/lib/cart-view"
import { quoteOf } from "../../cart/lib/quote"
import type { StoredCart } from "../../cart/lib/read-cart"
import { refusePutAside } from "../../cart/lib/waiting-cart"
import { checkoutFreight } from "../../shipping/lib/checkout-freight"
import type { PlaceOrderInput } from "./place-order-input"
import type { PreparedCheckout } from "./record-order"

/** Whole US cents; the books count in 32 bits. */
const MOST_CENTS = 2_000_000_000

const dollars = (cents: number) => (cents / 100).toFixed(2)

function refuse(condition: boolean, message: string, code: string): void {
  if (condition) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
}

/**
 * Checks that a cart can be ordered at the total its buyer saw. Freight and tax that had to be asked
 * for are kept with the cart.
 */
export async function prepareCheckout(
  container: MedusaContainer,
  cart: StoredCart,
  input: PlaceOrderInput,
): Promise<PreparedCheckout> {
  refusePutAside(cart, input.purchaseRequestId)
  const lines = linesOf(cart)
  const { total, promoSavings } = totalsOf(lines)
  refuse(!lines.length, "The cart is empty", "cart_empty")
  refuse(
    lines.some((line) => line.itemTotal <= 0),
    "A line of this cart has no price; ask for a quote",
    "no_price",
  )
  refuse(
    lines.some((line) => line.lengthInInches <= 0 || line.weightInPounds <= 0),
    "The size of a line of this cart is not known; ask for a quote",
    "no_size",
  )
  refuse(
    [input.shippingAddress, input.billingAddress, input.company].some((one) => one && isEmbargoed(one.country)),
    "Goods cannot be sold to this country without a compliance release. Contact us.",
    "embargoed",
  )
  const { shippingAddress: to, taxExemptUntil } = input
  const freight = await checkoutFreight(container, cart, lines, { to, taxExemptUntil })
  const tax = taxCents(freight.taxes, lines, freight.cents)
  const totalCents = Math.round(total * 100) + (freight.cents ?? 0) + tax.total
  refuse(totalCents > MOST_CENTS, `An order above ${dollars(MOST_CENTS)} USD needs a quote`, "order_too_large")
  refuse(
    freight.cents === null && input.paymentMethod === "STRIPE",
    "The freight to this address has to be quoted, so this order cannot be paid by card. Order on account, or ask for a quote.",
    "freight_unknown",
  )
  refuse(
    totalCents !== input.expectedTotalCents,
    `The total is now ${dollars(totalCents)} USD, not ${dollars(input.expectedTotalCents)} USD`,
    "price_changed",
  )
  const regionCode = typeof cart.metadata?.region_code === "string" ? cart.metadata.region_code : "INC"
  const { pricedAt } = quoteOf(cart)
  const code = lines.find((line) => line.promo)?.promo?.code
  const promo = code === undefined ? null : { code, savings: promoSavings }
  return { lines, totalCents, freight, tax, regionCode, promo, validUntil: pricedAt && quoteValidUntil(pricedAt) }
}
