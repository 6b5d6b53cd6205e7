import fc from "fast-check"
import { pageSlice } from "./page-slice"

describe("pageSlice", () => {
  it.each([
    [1, 2, ["a", "b"]],
    [3, 2, ["e"]],
    [4, 2, []],
  ])("page %d of size %d is %j", (page, size, items) => {
    expect(pageSlice(["a", "b", "c", "d", "e"], page, size)).toEqual(items)
  })

  it.each([
    [0, 25],
    [1.5, 25],
    [1, 0],
    [Number.NaN, 25],
  ])("refuses page %d of size %d", (page, size) => {
    expect(() => pageSlice([], page, size)).toThrow(RangeError)
  })

  it("shows every item once when all pages are turned", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 10 }), (items, size) => {
        const pages = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => pageSlice(items, index + 1, size))
        expect(pages.flat()).toEqual(items)
      }),
    )
  })
})
