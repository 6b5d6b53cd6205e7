import type { Facets } from "@billet/backend/contract"
import { emptyQuery } from "@/features/catalogue/catalogue-query"
import { cardOfResults } from "./card-of-results"

const of = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
const STOCK: Facets = {
  metalCategory: of("NICKEL", "STAINLESS"),
  productType: of("Bar", "Tube"),
  stockType: of("round", "tube"),
  stockGrade: of("718", "316/316L"),
  productSize: of("4.500"),
  productCondition: of("ANNEALED"),
  coid: of("INC"),
}

describe("the card of results", () => {
  it("is headed by the filters and draws the form in its metal", () => {
    const card = cardOfResults({ ...emptyQuery(), metalCategory: ["NICKEL"], productType: ["Tube"] }, STOCK)
    expect(card.title).toBe("Nickel Tube")
    expect(card.drawing).toMatchObject({ metal: "nickel", shape: { kind: "tube" } })
  })

  it("draws a grade's metal, and nothing where several were chosen", () => {
    expect(cardOfResults({ ...emptyQuery(), stockGrade: ["316/316L"] }, STOCK).drawing?.metal).toBe("stainless")
    expect(cardOfResults({ ...emptyQuery(), stockGrade: ["316/316L", "718"] }, STOCK).drawing).toBeUndefined()
  })

  it("says no word that only the address says", () => {
    const asked = { ...emptyQuery(), search: "FREE GOLD", stockGrade: ["FREE GOLD", "718"], productCondition: ["WIRE US MONEY"] }
    expect(cardOfResults(asked, STOCK).title).toBe("718")
    expect(cardOfResults(asked, null).title).toBe("Metal Products")
  })
})
