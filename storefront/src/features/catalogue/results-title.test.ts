import { catalogueTexts } from "../../texts/en/catalogue"
import { conditionTexts } from "../../texts/en/conditions"
import { tradeTexts } from "../../texts/en/trade"
import { conditions } from "../../texts/es/conditions"
import { trade } from "../../texts/es/trade"
import type { TradeWords } from "../../texts/trade-words"
import { emptyQuery } from "./catalogue-query"
import { searchTitle } from "./results-title"
import { titleIn } from "./results-words"

const english = { trade: tradeTexts.texts, conditions: conditionTexts.texts }
const spanish = { trade, conditions } as unknown as TradeWords
const X750 = {
  ...emptyQuery(),
  metalCategory: ["NICKEL"],
  productType: ["Bar"],
  productSize: ["4.5"],
  stockGrade: ["X-750"],
  productCondition: ["SOLUTION TREATED, STABILIZED & AGED (TYPE 1)"],
}

describe("the title of the results", () => {
  it("keeps size and condition, shortened, in both languages", () => {
    expect(titleIn("en", english, X750, "Billet")).toBe("Nickel Bar 4.5 X-750 ST, Stabilized & Aged (Type 1) | Billet")
    expect(titleIn("es", spanish, X750, "Billet")).toBe("Barra, 4.5, X-750, ST, estabilizado y envejecido (tipo 1) | Billet")
  })

  it("is the whole of what was chosen where that fits", () => {
    const query = { ...emptyQuery(), metalCategory: ["NICKEL"], productType: ["Bar"] }
    expect(titleIn("es", spanish, query, "Billet", ", página 2")).toBe("Níquel, Barra, página 2 | Billet")
    expect(titleIn("es", spanish, emptyQuery(), "Billet")).toBe("Productos metálicos | Billet")
  })
})

describe("the title of what a text finds", () => {
  it.each([
    ["718 bar", "", "Results for 718 bar | Billet"],
    ["718 bar", ", page 3", "Results for 718 bar, page 3 | Billet"],
  ])("of %s is with the tail %j %s", (search, tail, title) => {
    expect(searchTitle(catalogueTexts.texts, search, tail, "Billet")).toBe(title)
  })

  it("has at most 70 characters and says the page", () => {
    const title = searchTitle(catalogueTexts.texts, "x".repeat(200), ", page 1234567", "Billet")
    expect(title.length).toBeLessThanOrEqual(70)
    expect(title).toContain(", page 1234567 | Billet")
  })
})
