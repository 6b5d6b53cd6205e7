import { productTexts } from "../../texts/en/product"
import { lengthProblem } from "./length-problem"

const at = (coid: string, longestInches: number) => ({ coid, availableInches: 1000, longestInches, pieces: 4 })
const problem = (inches: number, levels = [at("INC", 180), at("EUR", 288)], say?: (inches: number) => string) =>
  lengthProblem(productTexts.texts, levels, inches, say)

describe("the length of a piece", () => {
  it.each([0.125, 12, 288, 288.0004])("may be %d in where the longest bar is 288 in", (inches) => {
    expect(problem(inches)).toBeNull()
  })

  it.each([288.001, 10_000])("is refused at %d in with the longest bar", (inches) => {
    expect(problem(inches)).toContain("The longest bar in stock is 288.000 in")
  })

  it.each([0.0001, 0.1249])("is refused at %d in, which no saw cuts, wherever the item is", (inches) => {
    expect(problem(inches)).toBe("The shortest piece is 0.125 in.")
    expect(problem(inches, [])).toBe("The shortest piece is 0.125 in.")
  })

  it.each([[[]], [[at("INC", 0)]], [[at("INC", 180), at("", 0)]]])("is not refused where no longest bar is known: %j", (levels) => {
    expect(problem(10_000, levels)).toBeNull()
  })

  it("is told the way the reader measures", () => {
    expect(problem(300, undefined, (inches) => `${inches * 25.4} mm`)).toContain("7315.2 mm")
  })
})
