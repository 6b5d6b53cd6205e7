import {
  coidListOf,
  FACET_FIELDS,
  isNear,
  normaliseProductCode,
  STRATIFICATION_RANKS,
  type CatalogueItem,
  type FacetField,
  type Facets,
} from "../../../contract"
import { compareItems, sizeKeyOf } from "../../item-order"
import type { IndexRow, StockAnswer, StockQuery } from "../stock-query"
import { compareSizes, sizeNumbersOf } from "../store/size-order"
import { beginningOfCode } from "../text/code-beginning"
import { joinedWord, termsOfItem, wordsOf } from "../text/item-terms"
import { asCodeText, isSizeWord, readQueryWords, type QueryWord } from "../text/query-words"
import { rereadWords } from "../text/reread-words"

/*
 * The engine's behaviour said as plainly as possible: look at every item, ask every question. Slow, and what the engine
 * is compared with.
 */

type Doc = { item: CatalogueItem; coids: string[]; terms: Set<string>; numbers: (number | null)[]; sizeKey: number | null }
type Test = (doc: Doc) => boolean
type WordTests = { any: Test; exact: Test; isSize?: boolean }

export function naiveSearch(rows: readonly IndexRow[], query: StockQuery): StockAnswer {
  const docs = rows.map(docOf)
  const typed = readQueryWords(query.text)
  const known = { isFound: (word: QueryWord) => isFound(word, docs), codeBeginning: (text: string) => firstBeginning(text, docs) }
  const words = rereadWords(typed, known)
  const codeText = words === typed ? asCodeText(query.text) : words.map(({ text }) => text).join(" ")
  const isLoneSize = words.filter(isSizeWord).length === 1
  const tests = words.map((word) => wordTests(word, isLoneSize, docs))
  const rest = docs.filter((doc) => passesRest(doc, query) && tests.every(({ any }) => any(doc)))
  const found = rest.filter((doc) => FACET_FIELDS.every((field) => passesField(doc, query, field)))
  const compare = compareItems(query.sort)
  const tierOf = (doc: Doc) => (query.sort === "featured" && words.length > 0 ? tier(doc, codeText, words, tests) : 0)
  const tiers = new Map(found.map((doc) => [doc.item, tierOf(doc)]))
  const sorted = found.map(({ item }) => item).sort((a, b) => (tiers.get(a) ?? 0) - (tiers.get(b) ?? 0) || compare(a, b))
  const answer = { items: sorted.slice(query.offset, query.offset + query.limit), total: found.length }
  return query.facets ? { ...answer, facets: countAll(rest, query) } : answer
}

const docs = new WeakMap<IndexRow, Doc>()

function docOf(row: IndexRow): Doc {
  const doc = docs.get(row) ?? makeDoc(row)
  docs.set(row, doc)
  return doc
}

function makeDoc({ searchTerms, ...item }: IndexRow): Doc {
  const numbers = [...sizeNumbersOf(item.productSize), item.outerDiameter, item.insideDiameter]
  return { item, coids: coidListOf(item.coid), terms: termsOfItem(item, searchTerms), numbers, sizeKey: sizeKeyOf(item) }
}

function within(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true
  return value !== null && (min === undefined || value >= min) && (max === undefined || value <= max)
}

function passesRest({ item }: Doc, query: StockQuery): boolean {
  const { ranges, maxRank } = query
  const rank = (letter: string) => STRATIFICATION_RANKS.findIndex((one) => one === letter)
  return (
    (!query.specialOnly || item.isSpecialOffer) &&
    (!query.popularOnly || item.isPopularItem) &&
    (!query.inStockRecordsOnly || !item.withdrawn) &&
    (query.nearCoid === undefined || isNear(item, query.nearCoid)) &&
    (maxRank === undefined || rank(item.stratificationRank) <= rank(maxRank)) &&
    (query.productCategory === undefined || item.productCategory === query.productCategory) &&
    (query.productCode === undefined || normaliseProductCode(item.productCode) === normaliseProductCode(query.productCode)) &&
    within(item.outerDiameter, ranges.outerDiameterMin, ranges.outerDiameterMax) &&
    within(item.insideDiameter, ranges.insideDiameterMin, ranges.insideDiameterMax)
  )
}

const valuesOf = ({ item, coids }: Doc, field: FacetField): string[] => (field === "coid" ? coids : [item[field]])

function passesField(doc: Doc, query: StockQuery, field: FacetField): boolean {
  const wanted = query.filters[field]
  return !wanted?.length || valuesOf(doc, field).some((value) => wanted.includes(value))
}

function countAll(rest: readonly Doc[], query: StockQuery): Facets {
  const lists = FACET_FIELDS.map((field) => {
    const counts = new Map<string, number>()
    for (const doc of rest) {
      if (!FACET_FIELDS.every((other) => other === field || passesField(doc, query, other))) continue
      for (const value of new Set(valuesOf(doc, field))) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const compare = field === "productSize" ? compareSizes : (a: string, b: string) => (a < b ? -1 : 1)
    return [field, [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => compare(a.value, b.value))]
  })
  return Object.fromEntries(lists) as Facets
}

function isFound(word: QueryWord, docs: readonly Doc[]): boolean {
  const forms = [word.text, word.joined]
  const begins: Test = ({ terms }) => [...terms].some((term) => forms.some((form) => term.startsWith(form)))
  return docs.some((doc) => begins(doc) || sizeTests(word, false, docs).any(doc))
}

function firstBeginning(text: string, docs: readonly Doc[]): string | null {
  return docs.flatMap(({ item }) => beginningOfCode(item.productCode, text) ?? []).sort()[0] ?? null
}

/** What a word asks, given everything there is: nothing is a typo that something begins with. */
function wordTests(word: QueryWord, isLoneSize: boolean, docs: readonly Doc[]): WordTests {
  const forms = [word.text, word.joined]
  const hasTerm: Test = ({ terms }) => forms.some((form) => terms.has(form))
  const begins: Test = ({ terms }) => [...terms].some((term) => forms.some((form) => term.startsWith(form)))
  const size = sizeTests(word, isLoneSize, docs)
  const exact: Test = (doc) => hasTerm(doc) || size.exact(doc)
  const isSize = docs.some(size.exact)
  if (word.isDecimal && docs.some((doc) => size.any(doc) || doc.terms.has(word.text))) {
    return { any: (doc) => hasTerm(doc) || size.any(doc), exact, isSize }
  }
  if (docs.some((doc) => size.any(doc) || begins(doc))) return { any: (doc) => begins(doc) || size.any(doc), exact, isSize }
  if (word.isDecimal || word.text.length < 4) return { any: () => false, exact: () => false }
  const close: Test = ({ terms }) => [...terms].some((term) => beginsWithOneSlip(term, word.text))
  return { any: close, exact: close }
}

function sizeTests({ number, numbers, isDecimal }: QueryWord, isLoneSize: boolean, docs: readonly Doc[]): WordTests {
  if (numbers) {
    const same: Test = (doc) => numbers.every((value, at) => sizeOf(doc)[at] === value)
    return { any: same, exact: same }
  }
  if (number === null) return { any: () => false, exact: () => false }
  const outer: Test = ({ item }) => item.outerDiameter === number
  if (isLoneSize && (isDecimal || number < 100) && docs.some(outer)) return { any: outer, exact: outer }
  return { any: (doc) => doc.numbers.includes(number), exact: ({ sizeKey }) => sizeKey === number }
}

function sizeOf({ item }: Doc): (number | null)[] {
  const stated = sizeNumbersOf(item.productSize)
  return stated.length > 0 ? stated : [item.outerDiameter, item.insideDiameter]
}

function beginsWithOneSlip(term: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isOneSlip(word, term.slice(0, word.length + more)))
}

/** One letter inserted, left out, replaced, or swapped with the next. */
function isOneSlip(word: string, other: string): boolean {
  if (other === "") return false
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at)
    if (head + word.slice(at + 1) === other) return true
    if (head + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other) return true
    if (other.startsWith(head) && head + other.charAt(at) + word.slice(at) === other) return true
    if (other.startsWith(head) && head + other.charAt(at) + word.slice(at + 1) === other) return true
  }
  return false
}

function tier(doc: Doc, codeText: string, words: readonly QueryWord[], tests: readonly WordTests[]): number {
  const code = doc.item.productCode.toUpperCase()
  if (code === codeText) return 0
  if (code.startsWith(codeText)) return 1
  const grade = wordsOf(doc.item.stockGrade).map(joinedWord).join(" ")
  const typed = ` ${words.map((word) => joinedWord(word.text)).join(" ")} `
  const isGrade = grade !== "" && typed.includes(` ${grade} `)
  if (tests.every(({ exact }) => exact(doc))) return isGrade ? 2 : 5
  const sizes = tests.filter(({ isSize }) => isSize)
  const hasSizes = sizes.length > 0 && sizes.every(({ exact }) => exact(doc))
  return (isGrade ? 3 : 6) + (hasSizes ? 0 : 1)
}
