import { pageMetadata, pageTitle, shorten } from "./page-metadata"

describe("a page's title", () => {
  it("carries the shop's name where both fit into 70 characters", () => {
    expect(pageTitle("Nickel alloys")).toBe("Nickel alloys | Billet")
  })

  it("is cut at a word and never longer than 70 characters", () => {
    const title = pageTitle("Super duplex stainless steel round bars, solution annealed, peeled and polished")
    expect(title).toBe("Super duplex stainless steel round bars, solution annealed, peeled…")
    expect(title.length).toBeLessThanOrEqual(70)
  })
})

describe("a shortened text", () => {
  it.each([1, 20, 199, 200, 201, 900])("of %d characters fits the card's 200", (length) => {
    expect(shorten("x".repeat(length), 200).length).toBe(Math.min(length, 200))
  })

  it("says the same on the page and on the card, under one address", () => {
    const metadata = pageMetadata({ title: "A", description: "word ".repeat(60).trim(), path: "/a" })
    expect(metadata.openGraph?.description).toBe(metadata.description)
    expect(metadata.description?.length).toBeLessThanOrEqual(200)
    expect(metadata.alternates?.canonical).toBe("/a")
  })
})
