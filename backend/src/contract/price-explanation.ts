/** What a step of a price's derivation is. */
export type PriceStepKind = "list" | "contract" | "base" | "break" | "markup" | "discount" | "promo" | "unit-price" | "round"

/** A number of a derivation with its name; decimals as text, so that none is lost. */
export type PriceFactor = { name: string; value: string }

/**
 * What a step does to the amount it finds: sets it to a product, changes it by a percentage (negative takes off), or
 * rounds it half-even. `divide` leaves it alone and gives the unit price: amount / product, rounded half-even.
 */
export type PriceOperation =
  | { op: "multiply"; factors: PriceFactor[] }
  | { op: "percent"; percent: string }
  | { op: "divide"; factors: PriceFactor[]; places: number }
  | { op: "round"; places: number }

export type PriceSource =
  | { type: "catalogue" | "arithmetic" }
  | { type: "custom-price" | "rule" | "promo"; id: string; name: string }

/** One step of a derivation: exact amounts in USD before (null at the start) and after. The steps in order give the price. */
export type PriceStep = {
  kind: PriceStepKind
  source: PriceSource
  operation: PriceOperation
  before: string | null
  after: string
}

/** Why a rule did or did not apply to a line; for staff. */
export type RuleVerdict = { ruleId: string; ruleName: string; applied: boolean; adjustment: number; reasons: string[] }

/** A line of the explanation a buyer may read; the amounts (USD) add up to the final price. */
export type PublicPriceLine = { kind: "base" | "contract" | "break" | "promo"; label: string; amount: number }

/** A point of a volume price table: from so many pieces on, that unit price. */
export type PriceBreak = {
  pieces: number
  /** Above what is ordered now; 0 or less for points below. */
  morePieces: number
  unitPrice: number
  itemTotal: number
  /** Against the unit price of what is ordered now, 1 decimal; negative where it is dearer. */
  savingPercent: number
}
