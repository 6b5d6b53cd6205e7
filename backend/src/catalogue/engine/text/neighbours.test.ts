import fc from "fast-check"
import { neighboursOf } from "./neighbours"

const letters = fc.string({ unit: fc.constantFrom("A", "B", "C"), maxLength: 5 })

/** Every text one slip away, written out. */
function oneSlipAway(word: string, alphabet: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [head, rest] = [word.slice(0, at), word.slice(at)]
    all.add(head + rest.slice(1))
    all.add(head + rest.charAt(1) + rest.charAt(0) + rest.slice(2))
    for (const letter of alphabet) {
      all.add(head + letter + rest)
      all.add(head + letter + rest.slice(1))
    }
  }
  all.delete("")
  return all
}

describe("neighboursOf", () => {
  it("finds every beginning of a term that is one slip away, and nothing else", () => {
    fc.assert(
      fc.property(letters, fc.uniqueArray(letters), (word, some) => {
        const terms = some.filter((term) => term !== "").sort()
        const begins = (text: string) => terms.some((term) => term.startsWith(text))
        fc.pre(!begins(word))
        const expected = [...oneSlipAway(word, ["A", "B", "C"])].filter(begins)
        expect(neighboursOf(word, terms)).toEqual(new Set(expected))
      }),
      { numRuns: 1000 },
    )
  })
})
