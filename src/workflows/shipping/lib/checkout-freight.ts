import type { CartLine } from "@billet/backend/contract"
import type { ShippingPlace } from "@billet/backend/shipping"
import type { CartDTO, MedusaContainer } from "@medusajs/framework/types"
import { freightOf, placeKey, type Freight } from "../../cart/lib/freight"
import { rateFreight } from "./rate-freight"

/** The freight a cart is ordered with: what its buyer was told for this address, else rated now. */
export async function checkoutFreight(
  container: MedusaContainer,
  cart: CartDTO,
  lines: CartLine[],
  to: ShippingPlace,
): Promise<Freight> {
  const known = freightOf(cart, lines)
  return known?.place === placeKey(to) ? known : await rateFreight(container, lines, to)
}
