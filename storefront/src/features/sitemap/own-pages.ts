import { FAMILIES } from "@/features/materials/families"
import { materialsOf } from "@/features/materials/material"
import { SERVICES } from "@/features/services/services"
import { paths } from "@/lib/paths"

const PAGES = [
  // /home shows the same and names this one as its address (decision 3).
  "/",
  paths.products,
  paths.quickOrder,
  paths.stockVerification,
  paths.materials,
  paths.crossReference,
  paths.weightCalculator,
  paths.quality,
  paths.questions,
  paths.contact,
  paths.terms,
  paths.privacy,
]

/** Every page that stands by itself, the items of the stock left out. */
export function ownPages(): string[] {
  const materials = FAMILIES.flatMap((family) => [
    paths.material(family.slug),
    ...materialsOf(family.metal).map((material) => paths.grade(family.slug, material.slug)),
  ])
  return [...PAGES, ...Object.values(SERVICES).map(({ href }) => href), ...materials]
}
