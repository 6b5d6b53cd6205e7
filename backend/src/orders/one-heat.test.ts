import fc from "fast-check"
import { allocateCuts, type Bar, type PiecesToCut } from "./allocate-cuts"
import { haveOneHeatEach, mostFromOneHeat, oneHeatProblem, shareBars } from "./one-heat"

const bar = (key: string, mils: number, heatId: string): Bar => ({ key, heatId, mils })
const line = (lineId: string, pieceMils: number, pieces: number): PiecesToCut => ({ lineId, pieceMils, pieces, oneHeat: true })

/** Heat a has 120 and 40 in, heat b has 60. */
const BARS = [bar("1", 120_000, "a"), bar("2", 40_000, "a"), bar("3", 60_000, "b")]

describe("pieces of one heat", () => {
  it.each([
    [50_000, 2, 2],
    [50_000, 3, 2],
    [35_000, 9, 4],
    [130_000, 1, 0],
  ])("of %i mils, %i of them: one heat has %i at most", (mils, pieces, most) => {
    expect(mostFromOneHeat(BARS, line("l", mils, pieces))).toBe(most)
    expect(haveOneHeatEach(BARS, [line("l", mils, pieces)])).toBe(most >= pieces)
  })

  it("are had by lines together only when the heat reaches for all of them", () => {
    expect(haveOneHeatEach(BARS, [line("l", 50_000, 2), line("m", 50_000, 1)])).toBe(true)
    expect(haveOneHeatEach(BARS, [line("l", 50_000, 2), line("m", 50_000, 2)])).toBe(false)
  })

  it("are set aside in whole bars, and a promise that cannot be kept sets none aside", () => {
    const others = (...lines: PiecesToCut[]) => lines.map((one) => ({ own: false, lines: [one] }))
    expect(shareBars(BARS, others(line("l", 50_000, 2))).free.map(({ key }) => key)).toEqual(["2", "3"])
    expect(shareBars(BARS, others(line("l", 50_000, 2), line("m", 50_000, 1))).free.map(({ key }) => key)).toEqual(["2"])
    expect(shareBars(BARS, others(line("l", 50_000, 3)))).toEqual({ own: [], free: BARS })
  })

  it("stay possible for everyone who was promised some, whoever is served first", () => {
    const asked = fc.record({ mils: fc.integer({ min: 6_000, max: 90_000 }), pieces: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 5 }), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (wishes, turns) => {
        const promised: PiecesToCut[] = []
        const shared = (bars: Bar[], of: PiecesToCut | null) =>
          shareBars(
            bars,
            promised.map((one) => ({ own: one === of, lines: [one] })),
          )
        for (const [index, { mils, pieces }] of wishes.entries()) {
          const wish = line(`l${index}`, mils, pieces)
          if (haveOneHeatEach(shared(BARS, null).free, [wish])) promised.push(wish)
        }
        let bars = BARS
        for (const turn of turns.slice(0, promised.length)) {
          const own = promised[turn % promised.length] as PiecesToCut
          const plan = allocateCuts(shared(bars, own).own, [own])
          expect(plan.missing).toEqual([])
          bars = bars.filter(({ key }) => !plan.bars.some((cut) => cut.key === key))
          promised.splice(promised.indexOf(own), 1)
        }
      }),
    )
  })
})

describe("the reason why pieces cannot be of one heat", () => {
  const lack = { productCode: "718", pieces: 5, pieceInches: 24 }
  it.each([
    [null, "5 x 24 in of 718 cannot be promised from one heat: its heats are not listed. Leave the heat open, or ask us."],
    [0, "No heat of 718 has a piece of 24 in free now. Take shorter pieces, or ask us."],
    [3, "Not all of 5 x 24 in of 718 can come from one heat: at most 3 can. Take fewer, or leave the heat open."],
    [5, "5 x 24 in of 718: the heat that has them is promised to your other lines. Leave the heat of one of them open."],
  ])("with %p at most", (most, reason) => {
    expect(oneHeatProblem({ ...lack, most })).toBe(reason)
  })
})
