import { firstFrom, termsWithPrefix } from "./term-index"

/**
 * The beginnings of terms that are one slip away from a word: a letter too many, one missing, a wrong one, or two
 * swapped. Walks down the sorted terms, so it looks at the letters that occur and not at the whole alphabet.
 */
export function neighboursOf(word: string, terms: readonly string[]): Set<string> {
  const found = new Set<string>()
  let low = 0
  let high = terms.length
  const consider = (candidate: string): void => {
    const [first, end] = termsWithPrefix(terms, candidate, low, high)
    if (candidate !== "" && end > first) found.add(candidate)
  }
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at)
    ;[low, high] = termsWithPrefix(terms, head, low, high)
    if (low === high) break
    const letter = word.charAt(at)
    const rest = word.slice(at + 1)
    if (letter !== "") consider(head + rest)
    if (rest !== "") consider(head + rest.charAt(0) + letter + rest.slice(1))
    for (const other of lettersAt(terms, head, low, high)) {
      consider(head + other + letter + rest)
      if (letter !== "") consider(head + other + rest)
    }
  }
  return found
}

/** The letters that follow a beginning. */
function lettersAt(terms: readonly string[], head: string, low: number, high: number): string[] {
  const letters: string[] = []
  for (let at = low; at < high; ) {
    const letter = (terms[at] ?? "").charAt(head.length)
    if (letter === "") at++
    else {
      letters.push(letter)
      at = firstFrom(terms, `${head}${letter}\uffff`, at, high)
    }
  }
  return letters
}
