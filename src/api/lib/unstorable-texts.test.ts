import { unstorableTexts } from "./unstorable-texts"

describe("unstorableTexts", () => {
  it("names every text that holds a NUL or half of a surrogate pair, however deep", () => {
    const body = { name: "a\0b", ok: "pair \u{1F529} and é", list: ["fine", "\ud800"], address: { city: "\udc00x" } }
    expect(unstorableTexts(body)).toEqual(["name", "list.1", "address.city"])
  })

  it("finds nothing in what is no text, and names a bare text by an empty path", () => {
    expect(unstorableTexts({ a: 1, b: null, c: true, d: undefined })).toEqual([])
    expect(unstorableTexts("\0")).toEqual([""])
  })
})
