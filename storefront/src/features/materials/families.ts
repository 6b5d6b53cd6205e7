import type { MetalCategory } from "@billet/backend/contract"

export type Family = { slug: "nickel" | "stainless" | "low-alloy"; metal: MetalCategory }

/** The three families of the shop (specification section 2); what they are for is in the catalogue of families. */
export const FAMILIES: readonly Family[] = [
  { slug: "nickel", metal: "NICKEL" },
  { slug: "stainless", metal: "STAINLESS" },
  { slug: "low-alloy", metal: "LOW ALLOY" },
]

export function familyAt(slug: string): Family | undefined {
  return FAMILIES.find((family) => family.slug === slug)
}

export function familyOf(metal: MetalCategory): Family | undefined {
  return FAMILIES.find((family) => family.metal === metal)
}
