import { isDeepStrictEqual } from "node:util"
import type { CartLine } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { freightOf, placeKey, type Freight } from "../../cart/lib/freight"
import type { StoredCart } from "../../cart/lib/read-cart"
import { rateFreight } from "./rate-freight"
import { taxesAt, type TaxQuestion } from "./taxes-at"
import { writeFreight } from "./write-freight"

/**
 * The freight a cart is ordered with, and its taxes: what its buyer was told for this address, else rated now, and told from
 * then on.
 */
export async function checkoutFreight(
  container: MedusaContainer,
  cart: StoredCart,
  lines: CartLine[],
  question: TaxQuestion,
): Promise<Freight> {
  const told = freightOf(cart, lines)
  const known = told?.place === placeKey(question.to) ? told : null
  const rated = known ?? (await rateFreight(container, lines, question.to))
  const taxes = await taxesAt(container, cart, rated.carrier, question)
  if (known && isDeepStrictEqual(known.taxes ?? null, taxes)) return known
  const freight = { ...rated, taxes }
  await writeFreight(container, cart, freight)
  return freight
}
