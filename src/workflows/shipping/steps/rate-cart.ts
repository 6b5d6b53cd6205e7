import type { ShippingPlace } from "@billet/backend/shipping"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { linesOf } from "../../cart/lib/cart-line"
import { freightOf, placeKey } from "../../cart/lib/freight"
import { loadOwnCart } from "../../cart/lib/load-cart"
import { refuseWaiting } from "../../cart/lib/waiting-cart"
import { rateFreight } from "../lib/rate-freight"
import { stockingCompanies } from "../lib/stocking-companies"

export type QuoteFreightInput = { cartId: string; customerId: string; to: ShippingPlace }

/** Rates a cart's freight; what it has already been rated for the same lines, place and companies is kept. */
export const rateCartStep = createStep("rate-cart", async ({ cartId, customerId, to }: QuoteFreightInput, { container }) => {
  const cart = await loadOwnCart(container, cartId, customerId)
  refuseWaiting(cart)
  const lines = linesOf(cart)
  const known = freightOf(cart, lines)
  const coids = await stockingCompanies(container, lines)
  const holds = known?.place === placeKey(to) && lines.every(({ id }) => known.coids[id] === coids[id])
  return new StepResponse(known && holds ? known : await rateFreight(container, lines, to, coids))
})
