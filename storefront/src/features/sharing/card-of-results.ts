import { GRADES, PRODUCT_QUERY_FIELDS, type Facets } from "@billet/backend/contract"
import { emptyQuery, type CatalogueQuery } from "@/features/catalogue/catalogue-query"
import { titleIn } from "@/features/catalogue/results-words"
import { metalOf, type Shape } from "@/features/drawing/geometry"
import { conditionTexts } from "@/texts/en/conditions"
import { tradeTexts } from "@/texts/en/trade"
import type { CardFacts } from "./card-facts"

const WORDS = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
const LINE = "From stock, cut to your length: sizes, availability and heats at every site"
const ROUND: Shape = { kind: "round", outer: 1 }
const SHAPES: Readonly<Record<string, Shape>> = {
  tube: { kind: "tube", outer: 1, inner: 0.6 },
  flat: { kind: "flat", width: 1, height: 0.5 },
}

/**
 * The card of a page of results: what was chosen and, where that is of one metal, its section.
 * @param stock the values of every filter that the whole stock has
 */
export function cardOfResults(asked: CatalogueQuery, stock: Facets | null): CardFacts {
  const query = knownOf(asked, stock)
  const card = { title: titleIn("en", WORDS, query, ""), line: LINE }
  const metals = query.metalCategory.length > 0 ? query.metalCategory : metalsOf(query.stockGrade)
  const [metal] = metals
  if (metal === undefined || metals.length > 1) return card
  const form = query.stockType[0] ?? query.productType[0]?.toLowerCase() ?? ""
  return { ...card, drawing: { shape: SHAPES[form] ?? ROUND, metal: metalOf(metal) } }
}

/** The chosen values that the stock has: words that only stand in an address are nothing the shop says in a picture. */
function knownOf(asked: CatalogueQuery, stock: Facets | null): CatalogueQuery {
  const query = emptyQuery()
  for (const field of PRODUCT_QUERY_FIELDS)
    query[field] = asked[field].filter((value) => stock?.[field].some((one) => one.value === value))
  return query
}

function metalsOf(grades: readonly string[]): string[] {
  return [...new Set(GRADES.filter(({ stockGrade }) => grades.includes(stockGrade)).map(({ metalCategory }) => metalCategory))]
}
