import type { CatalogueItem } from "@billet/backend/contract"
import { metalOf, shapeOf, type Metal, type Shape } from "@/features/drawing/geometry"
import { FAMILIES } from "@/features/materials/families"
import { gradeTitle, materialAt } from "@/features/materials/material"
import { SERVICES } from "@/features/services/services"
import { familiesTexts } from "@/texts/en/families"
import { servicesTexts } from "@/texts/en/services"
import { paths } from "@/lib/paths"
import { PAGE_CARDS, SHOP_CARD } from "./page-cards"

/** What a shared link shows as a picture: words and, for an item, its cross-section. */
export type CardFacts = { title: string; line: string; drawing?: { shape: Shape; metal: Metal } }

const BAR: Shape = { kind: "round", outer: 1 }

/** The card of a page by its path; pages without one of their own share the shop's. */
export function cardOfPage(path: string): CardFacts {
  const service = Object.values(SERVICES).find(({ href }) => href === path)
  if (service) return { title: servicesTexts.texts[service.id].title, line: servicesTexts.texts[service.id].summary }
  for (const family of FAMILIES) {
    const drawing = { shape: BAR, metal: metalOf(family.metal) }
    const base = paths.material(family.slug)
    if (path === base)
      return { title: familiesTexts.texts[family.slug].title, line: "Composition, strength and live stock", drawing }
    const material = path.startsWith(`${base}/`) ? materialAt(family.metal, path.slice(base.length + 1)) : undefined
    if (material)
      return {
        title: gradeTitle(material),
        line: `${familiesTexts.texts[family.slug].title}: composition, strength and live stock`,
        drawing,
      }
  }
  return PAGE_CARDS.get(path) ?? SHOP_CARD
}

/** The card of an item: its name, its code and its section to scale. Never a price. */
export function cardOfItem(item: CatalogueItem): CardFacts {
  return {
    title: item.productName,
    line: item.productCode,
    drawing: { shape: shapeOf(item), metal: metalOf(item.metalCategory) },
  }
}
