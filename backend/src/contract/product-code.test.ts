import fc from "fast-check"
import { isValidProductCode, normaliseProductCode } from "./product-code"

describe("normaliseProductCode", () => {
  it.each([
    ["718 RB 04500 SA120", "718_rb_04500_sa120"],
    ["718_rb_04500_sa120", "718_rb_04500_sa120"],
    ["  4140 TB 06000 03000 QT110 ", "4140_tb_06000_03000_qt110"],
    ["17-4PH/RB (4.5)", "174phrb_45"],
    ["", ""],
  ])("turns %j into %j", (code, normalised) => {
    expect(normaliseProductCode(code)).toBe(normalised)
  })

  it("changes nothing the second time and leaves only lower-case letters, digits and underscores", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (code) => {
        const once = normaliseProductCode(code)
        expect(once).toMatch(/^[a-z0-9_]*$/)
        expect(normaliseProductCode(once)).toBe(once)
      }),
    )
  })

  it("gives two valid codes one form only when they differ in case alone", () => {
    const code = fc.stringMatching(/^[A-Za-z0-9]{1,3}( [A-Za-z0-9]{1,3}){0,2}$/)
    fc.assert(
      fc.property(code, code, (a, b) => {
        expect(normaliseProductCode(a) === normaliseProductCode(b)).toBe(a.toLowerCase() === b.toLowerCase())
      }),
    )
  })
})

describe("isValidProductCode", () => {
  it.each(["718 RB 04500 SA120", "316L FL 00750 04000 ANN", "A"])("accepts %j", (code) => {
    expect(isValidProductCode(code)).toBe(true)
  })

  it.each(["", " 718", "718 ", "718  RB", "718-RB", "718_RB", "RB 4.5", "RB\t1", "RÜ 1", "A".repeat(121)])(
    "refuses %j",
    (code) => {
      expect(isValidProductCode(code)).toBe(false)
    },
  )
})
