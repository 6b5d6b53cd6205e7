import { readWord, type QueryWord } from "./query-words"

/** What the catalogue tells of words: whether anything has one, and how a code is spelled that was typed without its blanks. */
export type Known = { isFound: (word: QueryWord) => boolean; codeBeginning: (text: string) => string | null }

/** Long enough for a grade and a shape, with a digit and a letter: anything shorter begins too many codes by chance. */
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5,120}$/
const LETTER = /\p{L}/u

/**
 * Words that nothing has, read in another way: as a product code without its blanks, or together with a word beside them, as in
 * "17-4 PH". Answers the same list when there is no other way.
 */
export function rereadWords(words: readonly QueryWord[], known: Known): readonly QueryWord[] {
  const read: QueryWord[] = []
  let isOther = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) continue
    const found = known.isFound(word) ? null : otherReading(word, read.at(-1), words[at + 1], known)
    if (!found) {
      read.push(word)
      continue
    }
    isOther = true
    if (found.takes === "before") read.pop()
    if (found.takes === "next") at++
    read.push(...found.words)
  }
  return isOther ? read : words
}

type Reading = { takes: "before" | "next" | null; words: QueryWord[] }

function otherReading(word: QueryWord, before: QueryWord | undefined, next: QueryWord | undefined, known: Known): Reading | null {
  const alone = codeWords(word, known)
  if (alone) return { takes: null, words: alone }
  const withBefore = before && readTogether(before, word, known)
  if (withBefore) return { takes: "before", words: withBefore }
  const withNext = next && readTogether(word, next, known)
  return withNext ? { takes: "next", words: withNext } : null
}

/** Numbers are never put together, because another size is another piece of metal. */
function readTogether(first: QueryWord, second: QueryWord, known: Known): QueryWord[] | null {
  if (first.isDecimal || second.isDecimal) return null
  const both = readWord(first.text + second.text)
  if (!LETTER.test(both.text)) return null
  return known.isFound(both) ? [both] : codeWords(both, known)
}

function codeWords({ joined }: QueryWord, known: Known): QueryWord[] | null {
  const code = CODE.test(joined) ? known.codeBeginning(joined) : null
  return code === null ? null : code.split(/\s+/u).filter((text) => text !== "").map(readWord)
}
