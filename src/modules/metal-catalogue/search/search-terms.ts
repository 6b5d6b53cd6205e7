import { gradeTerms } from "@billet/backend/catalogue"
import type { IndexRow } from "@billet/backend/catalogue/engine"
import type { CatalogueItem } from "@billet/backend/contract"
import type { StoredCatalogueItem } from "../sql/read-catalogue-items"

export function toIndexRow({ id: _id, variantId: _variantId, ...item }: StoredCatalogueItem): IndexRow {
  return { ...item, searchTerms: gradeTerms(item.stockGrade) }
}

/** The same for many items: the terms of a grade are found once, and the item itself becomes the row. */
export function indexRows(): (item: CatalogueItem) => IndexRow {
  const known = new Map<string, string[]>()
  return (item) => {
    let terms = known.get(item.stockGrade)
    if (!terms) known.set(item.stockGrade, (terms = gradeTerms(item.stockGrade)))
    return Object.assign(item, { searchTerms: terms })
  }
}
