import { CATALOG_LIST_KEY, toDisplayItem, type CatalogSearchAnswer, type DisplayItem } from "@billet/backend/contract"
import { emptyQuery, queryHref } from "../catalogue/catalogue-query"
import { BASE_SEARCH_BODY, splitSearchText } from "../catalogue/search-body"
import { paths } from "../../lib/paths"

export const SHOWN_ITEMS = 7
const SHOWN_GRADES = 3

/** One line of the list under the search box. */
export type Suggestion =
  | { kind: "grade"; href: string; grade: string; count: number }
  | { kind: "item"; href: string; item: DisplayItem }
  | { kind: "all"; href: string; total: number }

export function suggestionBody(text: string) {
  return { ...BASE_SEARCH_BODY, searchValues: splitSearchText(text), limit: SHOWN_ITEMS, offset: 0, facets: true }
}

/** The best grades, the first items and the way to everything. A single grade is no choice and is left out. */
export function toSuggestions(text: string, answer: CatalogSearchAnswer): Suggestion[] {
  const items = answer[CATALOG_LIST_KEY].slice(0, SHOWN_ITEMS)
  if (items.length === 0) return []
  const grades = (answer.facets?.stockGrade ?? []).filter((one) => one.count > 0).sort((a, b) => b.count - a.count)
  return [
    ...(grades.length > 1 ? grades.slice(0, SHOWN_GRADES).map((one) => gradeSuggestion(text, one.value, one.count)) : []),
    ...items.map((item) => ({ kind: "item" as const, href: paths.product(item.productCode), item: toDisplayItem(item) })),
    { kind: "all", href: paths.search(text), total: answer.total },
  ]
}

function gradeSuggestion(text: string, grade: string, count: number): Suggestion {
  return { kind: "grade", grade, count, href: queryHref({ ...emptyQuery(), search: text, stockGrade: [grade] }) }
}
