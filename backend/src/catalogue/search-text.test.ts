import fc from "fast-check"
import { splitSearchText } from "./search-text"

describe("splitSearchText", () => {
  it.each([
    ["inconel 718", ["INCONEL", "718"]],
    ["718,4.5  bar", ["718", "4.5", "BAR"]],
    [" , ,, ", []],
    ["", []],
    ["17-4ph\n316/316l", ["17-4PH", "316/316L"]],
  ])("splits %j into %j", (text, words) => {
    expect(splitSearchText(text)).toEqual(words)
  })

  it("leaves no blank, comma or empty word, and splits its own answer alike", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = splitSearchText(text)
        for (const word of words) expect(word).toMatch(/^[^,\s]+$/u)
        expect(splitSearchText(words.join(", "))).toEqual(words)
      }),
    )
  })
})
