import { gradeOf } from "@billet/backend/catalogue"
import type { IndexRow } from "@billet/backend/catalogue/engine"
import { standardsOf, type CatalogueItem } from "@billet/backend/contract"
import type { StoredCatalogueItem } from "../sql/read-catalogue-items"
import { standardTerms } from "./standard-terms"

/** What a grade is also called: its UNS number, common names and standards, so that "inconel 718" and "ams 5662" find it. */
export function searchTermsOf(stockGrade: string): string[] {
  const grade = gradeOf(stockGrade)
  if (!grade) return []
  return [...new Set([...grade.uns, ...grade.commonNames, ...standardsOf(stockGrade).flatMap(standardTerms)])]
}

export function toIndexRow({ id: _id, variantId: _variantId, ...item }: StoredCatalogueItem): IndexRow {
  return { ...item, searchTerms: searchTermsOf(item.stockGrade) }
}

/** The same for many items: the terms of a grade are found once, and the item itself becomes the row. */
export function indexRows(): (item: CatalogueItem) => IndexRow {
  const known = new Map<string, string[]>()
  return (item) => {
    let terms = known.get(item.stockGrade)
    if (!terms) known.set(item.stockGrade, (terms = searchTermsOf(item.stockGrade)))
    return Object.assign(item, { searchTerms: terms })
  }
}
