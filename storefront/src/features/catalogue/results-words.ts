import { PRODUCT_QUERY_FIELDS, productsCrumbs, productsTitle, type Crumb } from "@billet/backend/contract"
import type { Language } from "../../texts/languages"
import type { TradeWords } from "../../texts/trade-words"
import type { CatalogueQuery } from "./catalogue-query"
import { facetValueLabel } from "./facet-display"
import type { CatalogueTexts } from "./relaxations"

const MAX_PARTS_LENGTH = 58

/** The title of the results page: the contract's in English; elsewhere the chosen values in the language's words. */
export function titleIn(language: Language, words: TradeWords, query: CatalogueQuery, siteName: string): string {
  if (language === "en") return productsTitle(query, siteName)
  const parts = PRODUCT_QUERY_FIELDS.flatMap((field) => query[field].map((value) => facetValueLabel(words, field, value)))
  const chosen = parts.join(", ")
  const title = chosen === "" || chosen.length > MAX_PARTS_LENGTH ? words.trade.metalProducts : chosen
  return siteName === "" ? title : `${title} | ${siteName}`
}

/** The contract's trail of the results page in the words of a language. */
export function crumbsIn(t: CatalogueTexts, words: TradeWords, query: CatalogueQuery): Crumb[] {
  const chosen = PRODUCT_QUERY_FIELDS.filter((field) => query[field].length > 0)
  const labels = chosen.map((field) => query[field].map((value) => facetValueLabel(words, field, value)).join(", "))
  return productsCrumbs(query).map((crumb, index) => ({ ...crumb, label: [t.home, t.products, ...labels][index] ?? crumb.label }))
}
