import { gunzipSync } from "node:zlib"
import fc from "fast-check"
import { deflatePieces, spliceGzip } from "./spliced-gzip"

const bytes = fc.uint8Array({ maxLength: 5000 })

describe("pieces spliced with a filling", () => {
  it("unpack to what they are joined", () => {
    fc.assert(
      fc.property(fc.array(bytes, { minLength: 1, maxLength: 12 }), fc.uint8Array({ maxLength: 60 }), (pieces, filling) => {
        const joined = Buffer.concat(pieces.flatMap((piece, index) => (index > 0 ? [filling, piece] : [piece])))
        expect(gunzipSync(spliceGzip(pieces, deflatePieces(pieces), filling)).equals(joined)).toBe(true)
      }),
    )
  })

  it("is compressed", () => {
    const page = Buffer.from("<li>4140 bar</li>".repeat(1000))
    expect(spliceGzip([page, page], deflatePieces([page, page]), Buffer.from("nonce")).length).toBeLessThan(1000)
  })

  it("takes no filling that one stored block cannot hold", () => {
    expect(() => spliceGzip([], [], new Uint8Array(65_536))).toThrow(RangeError)
  })
})
