import fc from "fast-check"
import { joinedWord, termsOfWord, wordsOf } from "./item-terms"
import { TermVocabulary } from "./term-vocabulary"

describe("termsOfWord", () => {
  it.each([
    ["X-750", ["X-750", "X750", "750"]],
    ["316/316L", ["316/316L", "316316L", "316", "316L"]],
    ["17-4PH", ["17-4PH", "174PH", "17", "4PH"]],
    ["4.500-1.000", ["4.500-1.000", "4.500", "1.000"]],
    ["(110K)", ["110K"]],
    ["W.NR.", ["W.NR", "WNR"]],
    ["1.4542", ["1.4542"]],
    ["&", []],
    ["IN", []],
  ])("finds %s by %j", (word, terms) => {
    expect(new Set(termsOfWord(word))).toEqual(new Set(terms))
  })
})

describe("joinedWord", () => {
  it("leaves numbers alone, because 4.500 is not 4500", () => {
    expect(joinedWord("4.500")).toBe("4.500")
    expect(joinedWord("K-500")).toBe("K500")
  })
})

describe("TermVocabulary", () => {
  it("gives every text the terms of its words, whatever letters it is written in", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "B", "ß", "é", "7", "-", ".", "/", "(", ",", " ", "\t", "\u00a0", "中"), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(letters), (texts) => {
        const vocabulary = new TermVocabulary()
        for (const text of texts) {
          const terms = vocabulary.idsOfTexts([text]).map((id) => vocabulary.terms.valueOf(id))
          expect(new Set(terms)).toEqual(new Set(wordsOf(text).flatMap(termsOfWord)))
        }
      }),
    )
  })

  it("keeps apart more words than it had room for at first", () => {
    const vocabulary = new TermVocabulary()
    const words = Array.from({ length: 9000 }, (_, at) => `W${at}`)
    for (const word of words) vocabulary.idsOfTexts([word])
    expect(words.map((word) => vocabulary.idsOfTexts([word.toLowerCase()])[0])).toEqual(words.map((_, at) => at))
  })
})
