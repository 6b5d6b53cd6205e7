import { bareWord } from "./item-terms"

/** Sizes of stock are below 100 inches: the 718 of "718 1/2" is a grade, and half an inch stands beside it. */
const WHOLE = /^\d{1,2}$/
const BEGINS_AS_FRACTION = /^\d{1,2}\//
const FRACTION = /^(?:(\d{1,2})-)?(\d{1,2})\/(2|4|8|16|32|64)(?:IN|INCH|INCHES)?$/
const NUMBER = /^(?:\d+\.?\d*|\.\d+)$/
const TIMES = /[X×*]/u
/** The tables hold thousandths of an inch, so that 4-1/16 is 4.063 there. */
const PARTS = 1000

/**
 * The words of a text with fractions of an inch as decimals: "4-1/2", "4 1/2" and `4-1/2"` are 4.5, "6x4-1/2" is 6x4.5. What is
 * no fraction of the trade, such as the grade 316/316L, stays as it is.
 */
export function foldFractions(words: readonly string[]): readonly string[] {
  if (!words.some((word) => word.includes("/"))) return words
  const folded: string[] = []
  for (const word of words) {
    const before = folded.at(-1) ?? ""
    const size = WHOLE.test(before) && BEGINS_AS_FRACTION.test(word) ? decimalsOf(`${before}-${word}`) : null
    if (size === null) folded.push(decimalsOf(word) ?? word)
    else folded[folded.length - 1] = size
  }
  return folded
}

/** Null when a part of the word is neither a number nor a fraction. */
function decimalsOf(word: string): string | null {
  if (!word.includes("/")) return null
  const parts = word.split(TIMES).map(decimalOf)
  return parts.includes(null) ? null : parts.join("X")
}

function decimalOf(part: string): string | null {
  if (NUMBER.test(part)) return part
  const [, whole = "0", numerator, denominator] = FRACTION.exec(bareWord(part)) ?? []
  const share = Number(numerator) / Number(denominator)
  return share > 0 && share < 1 ? String(Math.round((Number(whole) + share) * PARTS) / PARTS) : null
}
