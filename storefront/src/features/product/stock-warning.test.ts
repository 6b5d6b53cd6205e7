import { productTexts } from "../../texts/en/product"
import { stockWarning } from "./stock-warning"

const levels = [
  { coid: "INC", availableInches: 300, longestInches: 180, pieces: 2 },
  { coid: "EUR", availableInches: 500, longestInches: 120, pieces: 5 },
]

describe("the hint about stock", () => {
  it("says nothing while a site can cut it", () => {
    expect(stockWarning(productTexts.texts, levels, 24, 3)).toBeNull()
    expect(stockWarning(productTexts.texts, [], 24, 3)).toBeNull()
  })

  it("names the longest bar", () => {
    expect(stockWarning(productTexts.texts, levels, 181, 1)).toContain("180.000 in")
  })

  it("tells lengths the way it is asked to", () => {
    expect(stockWarning(productTexts.texts, levels, 181, 1, (inches) => `${inches * 25.4} mm`)).toContain("4572 mm")
  })

  it("names the most one site holds", () => {
    expect(stockWarning(productTexts.texts, levels, 100, 6)).toContain("500.000 in")
  })
})
