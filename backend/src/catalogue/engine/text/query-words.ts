import { foldFractions } from "./fold-fractions"
import { bareWord, isNoise, joinedWord } from "./item-terms"

/** A word of a search text, read. */
export type QueryWord = {
  /** Upper case, without punctuation around it. */
  text: string
  /** The same without any punctuation. */
  joined: string
  /** The number it is, if it is one: an outer diameter, in inches. */
  number: number | null
  /** Written with a point, so it can only mean a size (or a material number such as 2.4668). */
  isDecimal: boolean
  /** The numbers of a size such as 4.5-1 or 6x4.5. */
  numbers: number[] | null
}

const INCH_MARK = /^([\d.]+)(?:"|''|[″”]|IN\.?|INCH(?:ES)?)$/u
const NUMBER = /^(?:\d+\.?\d*|\.\d+)$/
const NUMBERS = /^(?:\d+\.?\d*|\.\d+)(?:[-X×*](?:\d+\.?\d*|\.\d+))+$/

/** Reads the words of a search text. Noise is left out when there is something else to look for. */
export function readQueryWords(words: readonly string[]): QueryWord[] {
  const texts = partedWords(words).map(withoutMarks).filter((text) => text !== "")
  const telling = texts.filter((text) => !isNoise(text))
  return [...new Set(telling.length > 0 ? telling : texts)].map(readWord)
}

/** The search text as one line, to be compared with product codes. */
export function asCodeText(words: readonly string[]): string {
  return partedWords(words).join(" ")
}

function partedWords(words: readonly string[]): readonly string[] {
  return foldFractions(words.flatMap((word) => word.toUpperCase().split(/[\s,_]+/u)).filter((word) => word !== ""))
}

/** Whether a word may be the one size of a text: a decimal, or a whole number no grade is called. */
export const isSizeWord = (word: QueryWord): boolean => word.number !== null && (word.isDecimal || word.number < 100)

function withoutMarks(word: string): string {
  const number = INCH_MARK.exec(word)?.[1]
  if (number !== undefined && NUMBER.test(number)) return number
  return NUMBER.test(word) ? word : bareWord(word)
}

/** Reads one word: upper case, without punctuation around it. */
export function readWord(text: string): QueryWord {
  const isNumber = NUMBER.test(text)
  return {
    text,
    joined: joinedWord(text),
    number: isNumber ? Number(text) : null,
    isDecimal: isNumber && text.includes("."),
    numbers: NUMBERS.test(text) ? text.split(/[-X×*]/u).map(Number) : null,
  }
}
