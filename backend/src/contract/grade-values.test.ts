import fc from "fast-check"
import { METAL_CATEGORIES } from "./catalogue-values"
import { gradeOf, GRADES } from "./grade-values"

describe("the grade vocabulary", () => {
  it("has 28 grades in upper case, each once, of a known metal", () => {
    const names = GRADES.map(({ stockGrade }) => stockGrade)
    expect(new Set(names).size).toBe(28)
    for (const { stockGrade, metalCategory, uns } of GRADES) {
      expect(stockGrade).toBe(stockGrade.toUpperCase())
      expect(METAL_CATEGORIES).toContain(metalCategory)
      for (const number of uns) expect(number).toMatch(/^[A-Z]\d{5}$/)
    }
  })

  it("gives no UNS number to two grades", () => {
    const numbers = GRADES.flatMap(({ uns }) => [...uns])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it("finds a grade in any case and no other", () => {
    expect(gradeOf(" nitronic 50 ")?.uns).toEqual(["S20910"])
    expect(gradeOf("DUPLEX 2205")?.uns).toEqual(["S31803", "S32205"])
    expect(gradeOf("constructor")).toBeUndefined()
    fc.assert(
      fc.property(fc.constantFrom(...GRADES), (grade) => {
        expect(gradeOf(grade.stockGrade.toLowerCase())).toBe(grade)
      }),
    )
  })
})
