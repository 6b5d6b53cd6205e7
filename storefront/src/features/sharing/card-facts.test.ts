import { cardOfPage } from "./card-facts"

describe("the card of a shared page", () => {
  it.each([
    ["/howco/materials/nickel", "Nickel alloys"],
    ["/howco/services/cnc-machining", "CNC machining"],
    ["/contact", "Specialty metals, cut to length"],
    ["/howco/materials/nickel/buy-now", "Specialty metals, cut to length"],
  ])("of %s is headed %s", (path, title) => {
    expect(cardOfPage(path).title).toBe(title)
  })

  it("names a grade and draws its metal", () => {
    const card = cardOfPage("/howco/materials/nickel/718")
    expect(card.title).toContain("718")
    expect(card.drawing?.metal).toBe("nickel")
  })
})
