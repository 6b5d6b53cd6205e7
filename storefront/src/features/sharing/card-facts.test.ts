import { FAMILIES } from "@/features/materials/families"
import { ownPages } from "@/features/sitemap/own-pages"
import { BRAND } from "@/lib/brand"
import { paths } from "@/lib/paths"
import { cardOfPage } from "./card-facts"

describe("the card of a shared page", () => {
  it.each([
    ["/howco/materials/nickel", "Nickel alloys"],
    ["/howco/services/cnc-machining", "CNC machining"],
    ["/contact", "Contact us"],
    ["/stock-verification", "Find stock by heat, mill or specification"],
    ["/", "Find the bar. See the stock. Cut to your length."],
    ["/howco/materials/nickel/buy-now", "Find the bar. See the stock. Cut to your length."],
    ["/constructor", "Find the bar. See the stock. Cut to your length."],
  ])("of %s is headed %s", (path, title) => {
    expect(cardOfPage(path).title).toBe(title)
  })

  it("names a grade and draws its metal", () => {
    const card = cardOfPage("/howco/materials/nickel/718")
    expect(card.title).toContain("718")
    expect(card.drawing?.metal).toBe("nickel")
  })

  it("is a picture of its own for every page of the sitemap, and repeats nothing of its foot", () => {
    const cards = ownPages().filter((path) => path !== paths.products).map(cardOfPage)
    expect(cards.length).toBeGreaterThan(FAMILIES.length)
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(cards.length)
    expect(cards.filter(({ title, line }) => title === BRAND.line || line === BRAND.line)).toEqual([])
  })
})
