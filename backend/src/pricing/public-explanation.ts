import type { PriceStep, PriceStepKind, PublicPriceLine } from "../contract"
import { exactOfText, roundedUnits, ZERO } from "./exact"

type PublicKind = PublicPriceLine["kind"]

/** What a buyer may know of each step; null changes nothing. Markups and base prices of rules are part of the base price. */
const PUBLIC_KINDS: Record<PriceStepKind, PublicKind | null> = {
  list: "base",
  base: "base",
  markup: "base",
  contract: "contract",
  break: "break",
  discount: "promo",
  promo: "promo",
  "unit-price": null,
  round: null,
}
const LABELS: Record<PublicKind, string> = {
  base: "Base price",
  contract: "Your contract price",
  break: "Quantity price",
  promo: "Discount",
}

/**
 * Why a price is what it is, as a buyer may read it: base, contract, quantity break and discounts in USD, without a rule's
 * name, order or number. The amounts add up to the final price; a promo code is named, the buyer typed it.
 */
export function publicExplanation(derivation: readonly PriceStep[]): PublicPriceLine[] {
  const cents = new Map<string, { kind: PublicKind; cents: number }>()
  let before = 0
  for (const step of derivation) {
    const kind = PUBLIC_KINDS[step.kind]
    if (kind === null) continue
    const label = step.source.type === "promo" ? `Promo code ${step.source.name}` : LABELS[kind]
    const now = roundedUnits(exactOfText(step.after) ?? ZERO, 2)
    cents.set(label, { kind, cents: (cents.get(label)?.cents ?? 0) + now - before })
    before = now
  }
  return [...cents].map(([label, { kind, cents: amount }]) => ({ kind, label, amount: amount / 100 }))
}
