import type { CatalogueItem } from "../../../contract"

/** Words that stand in most names and tell nothing. They are not indexed, and not asked for beside another word. */
const NOISE: ReadonlySet<string> = new Set(["IN", "INCH", "INCHES", "X", "OF", "AND", "WITH", "TO", "UNS"])
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
const INNER = /[^\p{L}\p{N}.]+/u
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]+/gu
const LETTER = /\p{L}/u

export const isNoise = (word: string): boolean => NOISE.has(word)

/** A word without the punctuation around it: "(110K)" is "110K". */
export const bareWord = (word: string): string => word.replace(EDGES, "")

/** A word without any punctuation, when it has a letter: "X-750" is also typed "X750"; "4.500" is not "4500". */
export function joinedWord(word: string): string {
  return LETTER.test(word) ? word.replace(NOT_ALPHANUMERIC, "") : word
}

/** What one upper-case word of an item is found by: itself, its parts and its parts joined. */
export function termsOfWord(word: string): string[] {
  const bare = bareWord(word)
  if (bare === "" || NOISE.has(bare)) return []
  const parts = bare.split(INNER).map(bareWord).filter((part) => part.length > 1)
  return [...new Set([bare, joinedWord(bare), ...parts])]
}

/** The words of a text as they stand there, upper-cased; commas and white space part them. */
export function wordsOf(text: string): string[] {
  const upper = text.toUpperCase()
  const words: string[] = []
  let start = 0
  for (let at = 0; at <= upper.length; at++) {
    if (at < upper.length && !isBreak(upper, at)) continue
    if (at > start) words.push(upper.slice(start, at))
    start = at + 1
  }
  return words
}

function isBreak(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === 32 || code === 44 || (code > 8 && code < 14) || (code > 127 && /\s/u.test(text.charAt(at)))
}

/** Every term an item is found by. Source: decision 16. */
export function termsOfItem(item: CatalogueItem, searchTerms: readonly string[]): Set<string> {
  const texts = [
    item.productCode,
    item.productName,
    item.stockGrade,
    item.productCondition,
    item.productSize,
    item.metalCategory,
    item.productType,
    item.stockType,
    ...searchTerms,
  ]
  return new Set(texts.flatMap((text) => wordsOf(text).flatMap(termsOfWord)))
}
