import type { Unit } from "../contract"
import type { ListCosts } from "./list-price"

/** What a catalogue item brings to its price; a CatalogueItem of the contract is one. */
export type ItemFacts = ListCosts & {
  productCode: string
  metalCategory?: string | null
  productType?: string | null
  productCategory?: string | null
  stockGrade?: string | null
  stockType?: string | null
  productSize?: string | null
  productCondition?: string | null
  stratificationRank?: string | null
  isSpecialOffer?: boolean | null
  /** Inches. */
  outerDiameter?: number | null
  insideDiameter?: number | null
}

/** What is ordered: `amount` per piece in `unit` (no number counts as 1), and one piece's weight and length, 0 when unknown. */
export type LineFacts = { amount: string; unit: Unit; pieces: number; weightInPounds: number; lengthInInches?: number | null }

/**
 * Who buys. Leave `customerId` and `companyId` out for a buyer without the right to contract prices (decision 37). The
 * segment comes from `customerSegmentOf`.
 */
export type BuyerFacts = { customerId?: string | null; companyId?: string | null; customerSegment: string }

/** A promo code that was accepted: 0 to 100 percent, taken off last. */
export type PromoFacts = { code: string; percentage: number }

/** Everything a price follows from. */
export type PricingFacts = {
  item: ItemFacts
  line: LineFacts
  buyer: BuyerFacts
  /** The selling company, or a comma separated list of which any may match. */
  coid: string
  /** The day that counts: "2026-03-31", or an instant, of which the UTC day is taken. */
  date: string
  promo?: PromoFacts | null
}

/** A date that is none: the caller's mistake, never a buyer's. */
export class InvalidPricingDateError extends Error {
  override readonly name = "InvalidPricingDateError"
  constructor(readonly date: string) {
    super(`"${date}" is not a date to price at`)
  }
}
