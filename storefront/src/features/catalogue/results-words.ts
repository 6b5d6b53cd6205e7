import { PRODUCT_QUERY_FIELDS, productsCrumbs, productsTitle, type Crumb } from "@billet/backend/contract"
import type { Language } from "../../texts/languages"
import type { TradeWords } from "../../texts/trade-words"
import type { CatalogueQuery } from "./catalogue-query"
import { facetValueLabel } from "./facet-display"
import type { CatalogueTexts } from "./relaxations"
import { titleWords } from "./results-title"

/**
 * The title of the results page by the contract's rule, in the words of a language.
 * @param tail stands behind what was chosen, such as ", page 2"
 */
export function titleIn(language: Language, words: TradeWords, query: CatalogueQuery, siteName: string, tail = ""): string {
  return productsTitle(query, siteName, language === "en" ? { tail } : { tail, words: titleWords(words) })
}

/** The contract's trail of the results page in the words of a language. */
export function crumbsIn(t: CatalogueTexts, words: TradeWords, query: CatalogueQuery): Crumb[] {
  const chosen = PRODUCT_QUERY_FIELDS.filter((field) => query[field].length > 0)
  const labels = chosen.map((field) => query[field].map((value) => facetValueLabel(words, field, value)).join(", "))
  return productsCrumbs(query).map((crumb, index) => ({ ...crumb, label: [t.home, t.products, ...labels][index] ?? crumb.label }))
}
