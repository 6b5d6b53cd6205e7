import type { Bar, PiecesToCut } from "./allocate-cuts"
import { cutLack, cutProblem } from "./cut-lack"

const barsOf = (...lengths: number[]): Bar[] =>
  lengths.map((inches, index) => ({ key: `h/${index}`, heatId: "h", mils: inches * 1000 }))
const line = (inches: number, pieces: number, lineId = "li_1"): PiecesToCut => ({
  ...{ lineId, pieceMils: Math.round(inches * 1000), pieces, oneHeat: false },
})

describe("cutLack", () => {
  it.each([
    [[120], line(39.875, 3), null],
    [[120], line(40, 3), { most: 2, longestMils: 120_000 }],
    [[120, 40], line(40, 3), null],
    [[60, 60], line(61, 1), { most: 0, longestMils: 60_000 }],
    [[60, 60], line(50, 3), { most: 2, longestMils: 60_000 }],
    [[], line(1, 1), { most: 0, longestMils: 0 }],
  ])("of bars of %j in", (lengths, wanted, lack) => {
    expect(cutLack(barsOf(...lengths), [], wanted)).toEqual(lack)
  })

  it("counts what the lines before have taken", () => {
    expect(cutLack(barsOf(120), [line(60, 1)], line(59.875, 1, "li_2"))).toBeNull()
    expect(cutLack(barsOf(120), [line(60, 1)], line(60, 2, "li_2"))).toEqual({ most: 0, longestMils: 59_875 })
  })
})

describe("cutProblem", () => {
  const wish = { productCode: "718 RB 04500 SA120", pieces: 3, pieceInches: 40 }
  it("names the line, how many pieces can be cut and how long one can be", () => {
    expect(cutProblem(wish, { most: 2, longestMils: 119_500 })).toBe(
      "3 x 40 in of 718 RB 04500 SA120 cannot be cut from the bars in stock: at most 2 of these pieces can, and the longest piece possible is 119.5 in. Take fewer or shorter pieces, or ask us.",
    )
    expect(cutProblem(wish, { most: 0, longestMils: 36_000 })).toBe(
      "No bar of 718 RB 04500 SA120 in stock has a piece of 40 in: the longest piece possible is 36 in. Take shorter pieces, or ask us.",
    )
  })
})
