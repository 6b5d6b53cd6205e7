import { defineAction, required } from "../define-action"
import { compare, exact, toText, type Exact } from "../exact"
import { measureFactors, product, type Factor } from "../line-measures"
import { pricePer, unknownMeasure } from "../price-per"
import type { PriceUnit, PricingTier } from "../../contract"

type Tier = { from: Exact; to: Exact | null; price: Factor; unit: PriceUnit }

/**
 * The price of the tier that the line's measure falls in: its least value counts, its most does not (decision 20). The
 * action's unit is what is measured, the tier's what its price is per. Outside every tier the action does nothing.
 */
export const tieredPricing = defineAction("TIERED_PRICING", (action) => {
  const counted = required(action.unit)
  const tiers = action.tiers.map((tier) => compileTier(tier, counted)).sort((a, b) => compare(a.from, b.from))
  return {
    kind: "break",
    outcomeFor: (line) => {
      const measure = measureFactors(line, counted)
      if (!measure) return { op: "none", reason: unknownMeasure(counted) }
      const value = product(measure)
      const tier = tierOf(tiers, value)
      return tier ? pricePer(tier.price, tier.unit, line) : { op: "none", reason: `no tier covers ${toText(value)} ${counted}` }
    },
  }
})

function compileTier({ minValue, maxValue, price, unit }: PricingTier, counted: PriceUnit): Tier {
  const to = maxValue === null ? null : exact(maxValue)
  return { from: exact(minValue), to, price: { name: "tierPrice", value: exact(price) }, unit: unit ?? counted }
}

/** The last tier that starts at or below the value, if the value is not past it; tiers do not overlap. */
function tierOf(tiers: readonly Tier[], value: Exact): Tier | null {
  let low = 0
  let high = tiers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const tier = tiers[middle]
    if (tier && compare(tier.from, value) <= 0) low = middle + 1
    else high = middle
  }
  const tier = tiers[low - 1]
  return tier && (tier.to === null || compare(value, tier.to) < 0) ? tier : null
}
