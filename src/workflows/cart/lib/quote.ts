import { isQuoteExpired } from "@billet/backend/contract"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { METAL_PRICING } from "../../../modules/metal-pricing"
import type MetalPricingService from "../../../modules/metal-pricing/service"
import type { PricedFor } from "../../pricing/lib/priced-for"

/** What a cart keeps of its last pricing, in its metadata. */
type Quote = { pricedAt: Date | null; bookVersion: number; pricedFor: string | null }

const text = (value: unknown) => (typeof value === "string" ? value : null)

export function quoteOf({ metadata }: Pick<CartDTO, "metadata">): Quote {
  const pricedAt = text(metadata?.priced_at)
  return {
    pricedAt: pricedAt === null ? null : new Date(pricedAt),
    bookVersion: Number(metadata?.price_book ?? -1),
    pricedFor: text(metadata?.priced_for),
  }
}

/** The promo code a cart has. */
export function promoCodeOf({ metadata }: Pick<CartDTO, "metadata">): string | null {
  return text(metadata?.promo_code)
}

/** What has changed since the buyer last changed the cart, as sentences. */
export function storedNotices({ metadata }: Pick<CartDTO, "metadata">): string[] {
  return Array.isArray(metadata?.notices) ? metadata.notices.filter((notice) => typeof notice === "string") : []
}

/** The metadata of a cart that was just priced. */
export function quoteMetadata(who: PricedFor | null, bookVersion: number | null) {
  if (!who) return { priced_at: null, price_book: null, priced_for: null }
  return { priced_at: new Date().toISOString(), price_book: bookVersion, priced_for: JSON.stringify(who) }
}

/**
 * Whether a cart has to be priced anew: 24 hours are over (decision 25), the rules or custom prices are newer, or its buyer
 * has other rights than it was priced for. Servers learn of a change one after the other: older rules never replace newer.
 */
export async function isQuoteStale(container: MedusaContainer, cart: CartDTO, who: PricedFor | null): Promise<boolean> {
  const { pricedAt, bookVersion, pricedFor } = quoteOf(cart)
  if (!who || !pricedAt) return Boolean(who) !== Boolean(pricedAt)
  if (isQuoteExpired(pricedAt, new Date()) || pricedFor !== JSON.stringify(who)) return true
  const book = await container.resolve<MetalPricingService>(METAL_PRICING).priceBook()
  return book.version > bookVersion
}
