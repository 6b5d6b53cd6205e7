import type { CatalogueItem, FacetCount, FacetField, Facets } from "../../contract"
import { splitSearchText } from "../search-text"
import type { StockAnswer, StockQuery } from "./stock-query"
import { termsOfWord, wordsOf } from "./text/item-terms"
import { readQueryWords, type QueryWord } from "./text/query-words"

const FIELDS = [
  "stockGrade",
  "productSize",
  "productCondition",
  "metalCategory",
  "productType",
] as const satisfies readonly FacetField[]
const ASKED = {
  filters: {},
  ranges: {},
  specialOnly: false,
  popularOnly: false,
  inStockRecordsOnly: true,
  offset: 0,
  facets: true,
}

/** A value of a filter that the words mean, and how many of the items found have it. */
export type SuggestedChoice = FacetCount & { field: (typeof FIELDS)[number] }
export type Suggestions = { items: CatalogueItem[]; choices: SuggestedChoice[]; total: number }

/** Says what to show while somebody types. */
export class Suggester {
  private readonly termsOf = new Map<string, readonly string[]>()

  constructor(private readonly search: (query: StockQuery) => StockAnswer) {}

  /**
   * At most `limit` items in order of relevance, and at most `limit` values of filters: the grade, when only one is left,
   * then those that a word begins, most items first. Withdrawn items are left out. Source: decision 16.
   */
  suggest(text: string, limit: number): Suggestions {
    const words = splitSearchText(text)
    const typed = readQueryWords(words)
    if (typed.length === 0) return { items: [], choices: [], total: 0 }
    const { items, total, facets } = this.search({ ...ASKED, text: words, sort: "featured", limit })
    return { items, total, choices: facets ? this.choicesIn(facets, typed).slice(0, limit) : [] }
  }

  private choicesIn(facets: Facets, typed: readonly QueryWord[]): SuggestedChoice[] {
    const meant = FIELDS.flatMap((field) =>
      facets[field].filter(({ value }) => typed.some((word) => this.isMeant(value, word))).map((one) => ({ field, ...one })),
    ).sort((a, b) => b.count - a.count)
    const [grade, another] = facets.stockGrade
    if (!grade || another) return meant
    const isGrade = ({ field }: SuggestedChoice) => field === "stockGrade"
    return [{ field: "stockGrade", ...grade }, ...meant.filter((choice) => !isGrade(choice))]
  }

  private isMeant(value: string, word: QueryWord): boolean {
    let terms = this.termsOf.get(value)
    if (!terms) this.termsOf.set(value, (terms = wordsOf(value).flatMap(termsOfWord)))
    return terms.some((term) => term.startsWith(word.text) || (word.number !== null && Number(term) === word.number))
  }
}
