import { quoteValidUntil, type CartView } from "@billet/backend/contract"
import type { CartDTO } from "@medusajs/framework/types"
import { lineOfItem, withoutPrices } from "./cart-line"

const cents = (dollars: number) => Math.round(dollars * 100)

/** A cart as its owner sees it; without the right to see prices every amount of money is 0. */
export function toCartView(cart: CartDTO, viewer: { isAuthenticated: boolean; seesPrices: boolean }): CartView {
  const stored = (cart.items ?? []).flatMap((item) => lineOfItem(item) ?? [])
  const items = viewer.seesPrices ? stored : stored.map(withoutPrices)
  const subtotal = items.reduce((sum, line) => sum + cents(line.itemTotal), 0) / 100
  const pricedAt = cart.metadata?.priced_at
  return {
    id: cart.id,
    items,
    isAuthenticated: viewer.isAuthenticated,
    promoCode: null,
    promoDiscount: 0,
    subtotal,
    taxTotal: 0,
    total: subtotal,
    totalWeightInPounds: items.reduce((sum, line) => sum + Math.round(line.totalWeightInPounds * 1e4), 0) / 1e4,
    currencyCode: "usd",
    regionCode: typeof cart.metadata?.region_code === "string" ? cart.metadata.region_code : "INC",
    validUntil:
      viewer.seesPrices && typeof pricedAt === "string" ? quoteValidUntil(new Date(pricedAt)).toISOString() : null,
  }
}
