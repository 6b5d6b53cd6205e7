import { MAX_TITLE_LENGTH, shortCondition, type TitleWords } from "@billet/backend/contract"
import { shorten } from "../../lib/page-metadata"
import { fill } from "../../texts/fill"
import { phrasesIn, type TradeWords } from "../../texts/trade-words"
import { facetValueLabel } from "./facet-display"
import type { CatalogueTexts } from "./relaxations"

const LONGEST_SEARCH = 40

/** How a language writes the chosen values of a title. */
export function titleWords(words: TradeWords): TitleWords {
  return {
    valueOf: (field, value, short) =>
      short && field === "productCondition" ? shortConditionIn(words, value) : facetValueLabel(words, field, value),
    between: ", ",
    generic: words.trade.metalProducts,
  }
}

/** The title of what a text finds, with the shop's name; a long text is cut so that the page is still said. */
export function searchTitle(t: CatalogueTexts, search: string, tail: string, siteName: string): string {
  const around = fill(t.resultsForValueName, { value: tail, name: siteName }).length
  const value = shorten(search, Math.min(LONGEST_SEARCH, MAX_TITLE_LENGTH - around)) + tail
  return fill(t.resultsForValueName, { value, name: siteName })
}

/** The trade's short treatments are the same in all languages: "SA y envejecido (150K)". */
function shortConditionIn({ conditions }: TradeWords, condition: string): string {
  return phrasesIn(shortCondition(condition), (phrase) => conditions[phrase].toLowerCase())
}
