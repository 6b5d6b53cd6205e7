import fc from "fast-check"
import { JsonBytes, part } from "./json-bytes"

const read = (bytes: Uint8Array) => Buffer.from(bytes).toString("utf8")

describe("JSON written as bytes", () => {
  it("is the UTF-8 of its texts", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (texts) => {
        const json = new JsonBytes()
        for (const text of texts) json.text(text)
        expect(Buffer.from(json.done()).equals(Buffer.from(texts.join("")))).toBe(true)
      }),
    )
  })

  it("writes strings as JSON does", () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constantFrom('4" bar', "a\\b", "tab\t", "é", "\ud800"))
    fc.assert(
      fc.property(text, (one) => expect(read(new JsonBytes().text("1").string(one).done())).toBe(`1${JSON.stringify(one)}`)),
    )
  })

  it("writes numbers as JSON does", () => {
    const number = fc.oneof(
      fc.integer({ min: 0, max: 99_999_999 }).map((scaled) => scaled / 10_000),
      fc.nat({ max: 20_000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
    )
    fc.assert(
      fc.property(number, (value) => expect(read(new JsonBytes().number(value).done())).toBe(JSON.stringify(value))),
      { numRuns: 2000 },
    )
    fc.assert(fc.property(fc.nat(), (count) => read(new JsonBytes().count(count).done()) === String(count)))
  })

  it("puts parts behind one another however long they are, and starts anew", () => {
    const json = new JsonBytes()
    const long = Buffer.from("0123456789".repeat(10_000))
    expect(read(json.copy(long).stretch(part("0123456789"), 3, 7).copy(long).done())).toBe(`${long.toString()}3456${long.toString()}`)
    const kept = json.clear().text("kept").done()
    json.clear().text("gone")
    expect(read(kept)).toBe("kept")
  })

  it("shows half of a surrogate pair as the sign for what cannot be shown", () => {
    expect(read(new JsonBytes().text("a\ud800b").done())).toBe("a\ufffdb")
  })
})
