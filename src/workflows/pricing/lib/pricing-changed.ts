/** Emitted after staff changed prices: which rules or custom prices, what was done, and who did it. */
export const PRICING_CHANGED = "metal.pricing.changed"

export type PricingChanged = {
  subject: "rule" | "custom-price"
  verb: "created" | "changed" | "archived" | "restored" | "reordered" | "imported"
  ids: string[]
  actorId: string | null
}
