import type { CartLine } from "@billet/backend/contract"
import type { ShippingPlace } from "@billet/backend/shipping"
import type { MedusaContainer } from "@medusajs/framework/types"
import { freightOf, placeKey, type Freight } from "../../cart/lib/freight"
import type { StoredCart } from "../../cart/lib/read-cart"
import { rateFreight } from "./rate-freight"
import { writeFreight } from "./write-freight"

/** The freight a cart is ordered with: what its buyer was told for this address, else rated now, and told from then on. */
export async function checkoutFreight(
  container: MedusaContainer,
  cart: StoredCart,
  lines: CartLine[],
  to: ShippingPlace,
): Promise<Freight> {
  const known = freightOf(cart, lines)
  if (known?.place === placeKey(to)) return known
  const freight = await rateFreight(container, lines, to)
  await writeFreight(container, cart, freight)
  return freight
}
