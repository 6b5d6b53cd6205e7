import type { Dimension, DimensionDictionary } from "../store/dimension-dictionary"
import { isSizeWord, type QueryWord } from "./query-words"
import { rereadWords } from "./reread-words"

/** What an item must have for a word: a term that begins so, a term that is so, or a dimension. One of them is enough. */
export type Criteria = { prefixes: readonly string[]; terms: readonly string[]; dimensions: readonly number[] }
/** A word as it is looked for: `any` finds it, `exact` finds it spelled out. */
export type WordPlan = { any: Criteria; exact: Criteria }
/** The words of a text as they turned out to be meant, and how each is looked for. */
export type ResolvedWords = { words: readonly QueryWord[]; plans: readonly WordPlan[] }

/** What the catalogue holds at the moment. */
export type Vocabulary = {
  dimensions: DimensionDictionary
  hasPrefix: (prefix: string) => boolean
  hasTerm: (term: string) => boolean
  hasDimension: (dimension: number) => boolean
  neighboursOf: (word: string) => string[]
  /** How the beginning of a product code is spelled that is this text when its blanks are left out; null when there is none. */
  codeBeginning: (text: string) => string | null
}

const NOTHING: Criteria = { prefixes: [], terms: [], dimensions: [] }
const SHORTEST_WITH_TYPO = 4

/**
 * How each word of a text is looked for, given what the catalogue holds. A number is a size: alone in the text it means
 * the outer diameter, beside others any number of the size. Words that nothing begins with are read in another way if there is
 * one; else a typo is forgiven in those of four letters and more, never in a decimal, because another size is another piece of
 * metal. Source: decision 16.
 */
export function resolveWords(typed: readonly QueryWord[], vocabulary: Vocabulary): ResolvedWords {
  const found = plansAsTyped(typed, vocabulary).filter((plan) => plan !== null)
  if (found.length === typed.length) return { words: typed, plans: found }
  const isFound = (word: QueryWord): boolean => planAsTyped(word, false, vocabulary) !== null
  const words = rereadWords(typed, { isFound, codeBeginning: vocabulary.codeBeginning })
  const plans = plansAsTyped(words, vocabulary)
  return { words, plans: words.map((word, at) => plans[at] ?? guess(word, vocabulary)) }
}

function plansAsTyped(words: readonly QueryWord[], vocabulary: Vocabulary): (WordPlan | null)[] {
  const isLoneSize = words.filter(isSizeWord).length === 1
  return words.map((word) => planAsTyped(word, isLoneSize, vocabulary))
}

/** Null when nothing in stock has the word, nor begins with it. */
function planAsTyped(word: QueryWord, isLoneSize: boolean, vocabulary: Vocabulary): WordPlan | null {
  const { dimensions, mains } = dimensionsOf(word, isLoneSize, vocabulary)
  const forms = [...new Set([word.text, word.joined])]
  const exact = { prefixes: [], terms: forms, dimensions: mains }
  if (word.isDecimal && (dimensions.length > 0 || vocabulary.hasTerm(word.text))) {
    return { any: { prefixes: [], terms: forms, dimensions }, exact }
  }
  if (dimensions.length > 0 || forms.some(vocabulary.hasPrefix)) return { any: { prefixes: forms, terms: [], dimensions }, exact }
  return null
}

function guess(word: QueryWord, vocabulary: Vocabulary): WordPlan {
  if (word.isDecimal || word.text.length < SHORTEST_WITH_TYPO) return { any: NOTHING, exact: NOTHING }
  const guessed = { ...NOTHING, prefixes: vocabulary.neighboursOf(word.text) }
  return { any: guessed, exact: guessed }
}

/** The dimensions a word may mean, and among them those whose main measure it is. */
function dimensionsOf(word: QueryWord, isLoneSize: boolean, vocabulary: Vocabulary): { dimensions: number[]; mains: number[] } {
  const { entries } = vocabulary.dimensions
  const entryOf = (code: number): Dimension | undefined => entries[code]
  const [first] = word.numbers ?? [word.number]
  if (first === null || first === undefined) return { dimensions: [], mains: [] }
  const known = vocabulary.dimensions.withNumber(first).filter(vocabulary.hasDimension)
  if (word.numbers) {
    const { numbers } = word
    const same = known.filter((code) => numbers.every((value, at) => numbersOf(entryOf(code))[at] === value))
    return { dimensions: same, mains: same }
  }
  const outer = known.filter((code) => entryOf(code)?.outerDiameter === first)
  const mains = known.filter((code) => entryOf(code)?.sizeKey === first)
  return isLoneSize && isSizeWord(word) && outer.length > 0 ? { dimensions: outer, mains: outer } : { dimensions: known, mains }
}

function numbersOf(entry: Dimension | undefined): readonly (number | null)[] {
  if (!entry) return []
  return entry.sizeNumbers.length > 0 ? entry.sizeNumbers : [entry.outerDiameter, entry.insideDiameter]
}
