import type { AppliedRule, PriceBasis, PriceStep } from "../contract"
import { appliedRules } from "./applied-rules"
import { derivationOf } from "./derivation"
import { ratioUnits, roundedUnits, type Exact } from "./exact"
import { product } from "./line-measures"
import { quantityFactors } from "./line-quantity"
import { basisOf } from "./list-price"
import type { PriceRun } from "./price-run"

/** The price of a line. USD; totals with 2 decimals, the unit price with 4, each rounded half-even once (decision 18). */
export class Price {
  /** The catalogue total; null when the item has no cost in the line's unit and a rule or custom price set the price. */
  readonly originalPrice: number | null
  /** After custom price and rules: originalPrice (or 0) plus every adjustment. */
  readonly calculatedPrice: number
  /** After the promo code too: what the line costs. */
  readonly finalPrice: number
  /** Per `basis`. */
  readonly unitPrice: number
  readonly basis: PriceBasis
  readonly #run: PriceRun

  constructor(run: PriceRun, ruled: Exact, total: Exact) {
    const quantity = product(quantityFactors(run.line))
    this.originalPrice = run.list && roundedUnits(run.list, 2) / 100
    this.calculatedPrice = roundedUnits(ruled, 2) / 100
    this.finalPrice = total === ruled ? this.calculatedPrice : roundedUnits(total, 2) / 100
    this.unitPrice = quantity.digits === 0n ? 0 : ratioUnits(total, quantity, 4) / 1e4
    this.basis = basisOf(run.line.unit)
    this.#run = run
  }

  /** The custom price and the rules that were applied, in order, each with what it changed. */
  get appliedRules(): AppliedRule[] {
    return appliedRules(this.#run.steps)
  }

  /** How the price came about, worked out when asked for; `replayDerivation` makes it again. */
  get derivation(): PriceStep[] {
    return derivationOf(this.#run)
  }

  toJSON() {
    const { originalPrice, calculatedPrice, finalPrice, unitPrice, basis, appliedRules: rules, derivation } = this
    return { originalPrice, calculatedPrice, finalPrice, unitPrice, basis, appliedRules: rules, derivation }
  }
}
