import { isDeepStrictEqual } from "node:util"
import type { ShippingPlace } from "@billet/backend/shipping"
import type { MedusaContainer } from "@medusajs/framework/types"
import { linesOf } from "../../cart/lib/cart-line"
import { freightOf, placeKey } from "../../cart/lib/freight"
import { loadOwnCart } from "../../cart/lib/load-cart"
import type { StoredCart } from "../../cart/lib/read-cart"
import { refusePutAside } from "../../cart/lib/waiting-cart"
import { rateFreight } from "./rate-freight"
import { stockingCompanies } from "./stocking-companies"
import { taxesAt } from "./taxes-at"
import { writeFreight } from "./write-freight"

export type FreightQuestion = { cartId: string; customerId: string; to: ShippingPlace; taxExemptUntil: string | null }

/**
 * A cart with what carrying it to a place costs and the tax there; what it has already been rated for the same lines, place and
 * companies is kept. The cart is not locked while a carrier is asked.
 */
export async function quoteFreight(
  container: MedusaContainer,
  { cartId, customerId, to, taxExemptUntil }: FreightQuestion,
): Promise<StoredCart> {
  const cart = await loadOwnCart(container, cartId, customerId)
  refusePutAside(cart)
  const lines = linesOf(cart)
  const known = freightOf(cart, lines)
  const coids = await stockingCompanies(container, lines)
  const holds = known?.place === placeKey(to) && lines.every(({ id }) => known.coids[id] === coids[id])
  const rated = holds ? known : await rateFreight(container, lines, to, coids)
  const taxes = await taxesAt(container, cart, rated.carrier, { to, taxExemptUntil })
  if (holds && isDeepStrictEqual(known.taxes ?? null, taxes)) return cart
  return await writeFreight(container, cart, { ...rated, taxes })
}
