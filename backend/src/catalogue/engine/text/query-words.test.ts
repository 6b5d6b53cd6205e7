import { asCodeText, isSizeWord, readQueryWords } from "./query-words"

const texts = (...words: string[]) => readQueryWords(words).map(({ text }) => text)

describe("readQueryWords", () => {
  it("upper-cases words, parts normalised codes and drops punctuation around words", () => {
    expect(texts("718_rb_04500", "(110k)", "x-750")).toEqual(["718", "RB", "04500", "110K", "X-750"])
  })

  it("leaves noise out beside other words, and looks for it alone", () => {
    expect(texts("4.5", "in", "bar")).toEqual(["4.5", "BAR"])
    expect(texts("in")).toEqual(["IN"])
    expect(texts("&", "")).toEqual([])
    expect(texts("UNS", "N07718")).toEqual(["N07718"])
    expect(texts("S17400", "uns:")).toEqual(["S17400"])
  })

  it.each([
    ["4.5", 4.5],
    [".5", 0.5],
    ['4.5"', 4.5],
    ["4.5in", 4.5],
    ["4", 4],
    ["4140", 4140],
  ])("reads %s as the number %d", (word, number) => {
    expect(readQueryWords([word])[0]?.number).toBe(number)
  })

  it("reads sizes of two numbers", () => {
    expect(readQueryWords(["4.5-1", "6x4.5"]).map(({ numbers }) => numbers)).toEqual([
      [4.5, 1],
      [6, 4.5],
    ])
    expect(readQueryWords(["17-4PH"])[0]?.numbers).toBeNull()
  })

  it("reads a fraction as the size it is, so that it asks what its decimal asks", () => {
    expect(readQueryWords(["4-1/2", "bar"])).toEqual(readQueryWords(["4.5", "bar"]))
    expect(readQueryWords(["4 1/2 bar"])).toEqual(readQueryWords(["4.5 bar"]))
    expect(asCodeText(["4", "1/2", "bar"])).toBe(asCodeText(["4.5", "bar"]))
  })

  it("takes decimals and small whole numbers for sizes, not the numbers of grades", () => {
    expect(readQueryWords(["4.5", "12", "718", "bar"]).map(isSizeWord)).toEqual([true, true, false, false])
  })
})

describe("asCodeText", () => {
  it("writes the text as a code would be written", () => {
    expect(asCodeText(["718_rb", "04500"])).toBe("718 RB 04500")
  })
})
