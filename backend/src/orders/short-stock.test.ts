import { stockShortages, type FreeLevel, type WantedLine } from "./short-stock"

const BAR = "718 RB 04500 SA120"
const level = (freeInches: number, longestInches = 120, productCode = BAR): FreeLevel => ({
  ...{ productCode, freeMils: freeInches * 1000, longestMils: longestInches * 1000, bars: null },
})
const barsOf = (...lengths: number[]): FreeLevel => ({
  ...level(
    lengths.reduce((sum, inches) => sum + inches, 0),
    Math.max(...lengths),
  ),
  bars: lengths.map((inches, index) => ({ key: `h/${index}`, heatId: "h", mils: inches * 1000 })),
})
const line = (lineId: string, inches: number, pieces: number, productCode = BAR): WantedLine => ({
  ...{ lineId, productCode, pieceMils: inches * 1000, pieces, mils: inches * pieces * 1000 },
})

describe("stockShortages", () => {
  it.each([
    ["nothing of a line that one company can take whole", [line("a", 24, 3)], [level(20), level(72)], []],
    [
      "how much is left where no company has a line whole",
      [line("a", 24, 3)],
      [level(40), level(60)],
      [{ lineId: "a", availablePieces: 2, availableMils: 60_000, isShared: false }],
    ],
    [
      "no piece where no bar is as long",
      [line("a", 130, 1)],
      [level(400)],
      [{ lineId: "a", availablePieces: 0, availableMils: 400_000, isShared: false }],
    ],
    [
      "the second of two lines that want one item",
      [line("a", 24, 3), line("b", 10, 5)],
      [level(100)],
      [{ lineId: "b", availablePieces: 2, availableMils: 28_000, isShared: true }],
    ],
    ["nothing where the second line finds another company", [line("a", 24, 3), line("b", 10, 5)], [level(72), level(50)], []],
    [
      "how many pieces the bars allow, though there are inches enough",
      [line("a", 50, 4)],
      [barsOf(110, 80, 40)],
      [{ lineId: "a", availablePieces: 3, availableMils: 230_000, isShared: false }],
    ],
    [
      "nothing of lines of which each can be cut by itself: how they share the bars is seen when they are planned",
      [line("a", 30, 2), line("b", 25, 2)],
      [barsOf(61, 51)],
      [],
    ],
    [
      "a line whose item nobody holds any more",
      [line("a", 24, 1)],
      [level(100, 120, "OTHER")],
      [{ lineId: "a", availablePieces: 0, availableMils: 0, isShared: false }],
    ],
  ])("says %s", (_, lines, levels, shortages) => {
    expect(stockShortages(lines, levels)).toEqual(shortages)
  })
})
