import { quoteValidUntil, type CartLine, type CartView } from "@billet/backend/contract"
import { taxCents } from "@billet/backend/orders"
import type { CartBuyer } from "./cart-buyer"
import { linesOf, withoutPrices } from "./cart-line"
import { freightOf, freightView, taxStatusOf } from "./freight"
import { promoCodeOf, quoteOf } from "./quote"
import type { StoredCart } from "./read-cart"

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (lines: CartLine[], of: (line: CartLine) => number) => lines.reduce((total, line) => total + cents(of(line)), 0)

/** What lines cost, USD: before the promo code, what it takes off, and after it. */
export function totalsOf(lines: CartLine[]) {
  const total = sum(lines, (line) => line.itemTotal)
  const promoSavings = sum(lines, (line) => line.promo?.savings ?? 0)
  return { subtotal: (total + promoSavings) / 100, promoSavings: promoSavings / 100, total: total / 100 }
}

/** A cart as someone sees it. Only its owner sees it as theirs; without the right to see prices every amount is 0. */
export function toCartView(cart: StoredCart, viewer: CartBuyer | null): CartView {
  const owned = viewer !== null && cart.customer_id === viewer.customerId
  const seesPrices = owned && viewer.pricedFor !== null
  const items = seesPrices ? linesOf(cart) : linesOf(cart).map(withoutPrices)
  const { pricedAt } = quoteOf(cart)
  const freight = seesPrices ? freightOf(cart, items) : null
  const tax = taxCents(freight?.taxes, items, freight?.cents ?? null).total
  const totals = totalsOf(items)
  return {
    id: cart.id,
    items,
    isAuthenticated: owned,
    promoCode: owned ? promoCodeOf(cart) : null,
    promoDiscount: (items.find((line) => line.promo)?.promo?.percentage ?? 0) / 100,
    freight: freight && freightView(freight),
    taxTotal: tax / 100,
    taxStatus: taxStatusOf(freight),
    ...totals,
    total: (cents(totals.total) + (freight?.cents ?? 0) + tax) / 100,
    totalWeightInPounds: items.reduce((total, line) => total + Math.round(line.totalWeightInPounds * 1e4), 0) / 1e4,
    currencyCode: "usd",
    regionCode: typeof cart.metadata?.region_code === "string" ? cart.metadata.region_code : "INC",
    validUntil: seesPrices && pricedAt ? quoteValidUntil(pricedAt).toISOString() : null,
    updatedAt: cart.updated_at.toISOString(),
  }
}
