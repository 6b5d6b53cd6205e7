import { shownCards } from "./whole-rows"

describe("the cards of a list", () => {
  it.each([
    [200, 4, 0, 8],
    [200, 3, 0, 6],
    [200, 2, 0, 4],
    [200, 1, 0, 4],
    [200, 4, 1, 16],
    [200, 3, 99, 198],
    [7, 4, 0, 4],
    [5, 3, 3, 3],
    [3, 4, 0, 3],
    [0, 4, 0, 0],
  ])("of %i in %i columns after asking %i times for more are %i", (cards, columns, steps, shown) => {
    expect(shownCards(cards, columns, steps)).toBe(shown)
  })
})
