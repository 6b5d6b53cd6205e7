import { pageButtons, pageCount, shownRange } from "./pagination"

const pages = (page: number, count: number) => pageButtons(page, count).map((one) => one.page)
const narrow = (page: number, count: number) =>
  pageButtons(page, count)
    .filter((one) => one.narrow)
    .map((one) => one.page)

describe("the pagination bar", () => {
  it.each([
    [1, 10, [1, 2, 3, 4, 5], [1, 2, 3]],
    [2, 10, [1, 2, 3, 4, 5], [1, 2, 3]],
    [5, 10, [3, 4, 5, 6, 7], [4, 5, 6]],
    [10, 10, [6, 7, 8, 9, 10], [8, 9, 10]],
    [2, 2, [1, 2], [1, 2]],
    [3, 4, [1, 2, 3, 4], [2, 3, 4]],
  ])("on page %i of %i shows %j, and %j on a narrow screen", (page, count, wide, small) => {
    expect(pages(page, count)).toEqual(wide)
    expect(narrow(page, count)).toEqual(small)
  })

  it("counts pages", () => {
    expect([0, 1, 25, 26].map((total) => pageCount(total, 25))).toEqual([0, 1, 1, 2])
  })

  it("tells the items of a page", () => {
    expect(shownRange(2, 25, 4792)).toEqual({ first: 26, last: 50 })
    expect(shownRange(2, 25, 30)).toEqual({ first: 26, last: 30 })
    expect(shownRange(1, 25, 0)).toEqual({ first: 0, last: 0 })
  })
})
