import { gradeOf } from "@billet/backend/catalogue"
import type { IndexRow } from "@billet/backend/catalogue/engine"
import type { StoredCatalogueItem } from "../sql/read-catalogue-items"

/** What a grade is also called: its UNS number and common names, so that "inconel 718" and "n07718" find it. */
export function toIndexRow({ id: _id, variantId: _variantId, ...item }: StoredCatalogueItem): IndexRow {
  const grade = gradeOf(item.stockGrade)
  return { ...item, searchTerms: grade ? [...grade.uns, ...grade.commonNames] : [] }
}
