import type { Buyer } from "../../accounts/lib/load-buyer"
import { pricedForBuyer, type PricedFor } from "../../pricing/lib/priced-for"

/** The buyer of a cart as its workflows take them. `pricedFor` is null for one who may not see prices. */
export type CartBuyer = { customerId: string; companyId: string | null; pricedFor: PricedFor | null }

export function cartBuyerOf(buyer: Buyer): CartBuyer
export function cartBuyerOf(buyer: Buyer | null): CartBuyer | null
export function cartBuyerOf(buyer: Buyer | null): CartBuyer | null {
  if (!buyer) return null
  const pricedFor = buyer.canSeePrices ? pricedForBuyer(buyer) : null
  return { customerId: buyer.customerId, companyId: buyer.company?.id ?? null, pricedFor }
}
