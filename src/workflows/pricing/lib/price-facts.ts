import type { CatalogueItem, Unit } from "@billet/backend/contract"
import type { PricingFacts, PromoFacts } from "@billet/backend/pricing"
import { requiredQuantity, UnknownSectionError } from "@billet/backend/quantity"
import type { PricedFor } from "./priced-for"

/** What is asked for: `amount` per piece in `unit`. */
export type LineRequest = { amount: string; unit: Unit; pieces: number }
/** For whom, when and with which promo code prices are made. */
export type PriceTerms = { who: PricedFor; at: Date; promo: PromoFacts | null }
/** Weight and length of one piece. */
export type Piece = { pounds: number; inches: number }

/** What one piece of a line weighs and measures; 0 for what cannot be known because the item's section is not. */
export function pieceOf(item: CatalogueItem, { amount, unit }: LineRequest): Piece {
  try {
    return requiredQuantity(item, { amount, unit })
  } catch (error) {
    if (!(error instanceof UnknownSectionError)) throw error
    return { pounds: 0, inches: unit === "in" ? Number(amount) : 0 }
  }
}

/** Everything the price of a line follows from. */
export function priceFacts(item: CatalogueItem, request: LineRequest, piece: Piece, terms: PriceTerms): PricingFacts {
  const { amount, unit, pieces } = request
  const { who, at, promo } = terms
  return {
    item,
    line: { amount, unit, pieces, weightInPounds: piece.pounds, lengthInInches: piece.inches },
    buyer: who.buyer,
    coid: who.coid,
    date: at.toISOString(),
    promo,
  }
}
