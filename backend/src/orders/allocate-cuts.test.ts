import fc from "fast-check"
import { allocateCuts, stockedOffcut, type Bar, type PiecesToCut } from "./allocate-cuts"

const bar = (key: string, mils: number, heatId = "h1"): Bar => ({ key, heatId, mils })
const line = (pieceMils: number, pieces: number, changes: Partial<PiecesToCut> = {}): PiecesToCut => ({
  ...{ lineId: "l1", pieceMils, pieces, oneHeat: false },
  ...changes,
})

describe("allocateCuts", () => {
  it("takes a kerf for every cut and leaves the rest as an offcut", () => {
    expect(allocateCuts([bar("a", 120_000)], [line(24_000, 3)])).toEqual({
      bars: [{ ...bar("a", 120_000), cuts: [{ lineId: "l1", pieceMils: 24_000, pieces: 3 }], kerfMils: 375, offcutMils: 47_625 }],
      missing: [],
    })
  })

  it("takes no kerf at the end of a bar that is used up, and only chips from a rest thinner than the saw", () => {
    expect(allocateCuts([bar("a", 48_125)], [line(24_000, 2)]).bars).toMatchObject([{ kerfMils: 125, offcutMils: 0 }])
    expect(allocateCuts([bar("a", 48_200)], [line(24_000, 2)]).bars).toMatchObject([{ kerfMils: 200, offcutMils: 0 }])
    expect(allocateCuts([bar("a", 24_000)], [line(24_000, 1)]).bars).toMatchObject([{ kerfMils: 0, offcutMils: 0 }])
  })

  it("cannot cut three times 40 in from 120 in: the saw takes its share", () => {
    const plan = allocateCuts([bar("a", 120_000)], [line(40_000, 3)])
    expect(plan.missing).toEqual([{ lineId: "l1", pieces: 1 }])
  })

  it("uses the shortest bar that has the piece, and the rest of one that is cut already", () => {
    const bars = [bar("long", 240_000), bar("short", 30_000), bar("middle", 60_000)]
    expect(allocateCuts(bars, [line(24_000, 1)]).bars.map(({ key }) => key)).toEqual(["short"])
    expect(allocateCuts(bars, [line(20_000, 1), line(45_000, 1, { lineId: "l2" })]).bars.map(({ key }) => key)).toEqual([
      "short",
      "middle",
    ])
    const shared = allocateCuts([bar("a", 60_000), bar("b", 60_000)], [line(40_000, 1), line(15_000, 1, { lineId: "l2" })])
    expect(shared.bars).toMatchObject([{ key: "a", cuts: [{ lineId: "l1" }, { lineId: "l2" }], offcutMils: 4_750 }])
  })

  it("cuts a line from one heat when it must, and not at all when no heat has it", () => {
    const bars = [bar("a", 30_000, "h1"), bar("b", 60_000, "h2"), bar("c", 90_000, "h3")]
    const both = line(28_000, 2, { oneHeat: true })
    expect(allocateCuts(bars, [both]).bars.map(({ heatId }) => heatId)).toEqual(["h2"])
    expect(allocateCuts(bars, [line(28_000, 4, { oneHeat: true })])).toEqual({ bars: [], missing: [{ lineId: "l1", pieces: 4 }] })
  })

  it("refuses what is no length and no number of pieces", () => {
    expect(() => allocateCuts([bar("a", 1.5)], [])).toThrow(RangeError)
    expect(() => allocateCuts([], [line(0, 1)])).toThrow(RangeError)
    expect(() => allocateCuts([], [line(1, -1)])).toThrow(RangeError)
    expect(() => allocateCuts([], [], -1)).toThrow(RangeError)
  })

  it("loses no metal: pieces, kerf and offcut are the bar; no bar is cut twice; what is not cut is missing", () => {
    const bars = fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom("h1", "h2", "h3")), { maxLength: 12 })
    const wanted = fc.array(
      fc.record({
        pieceMils: fc.integer({ min: 1, max: 40_000 }),
        pieces: fc.integer({ min: 1, max: 9 }),
        oneHeat: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(bars, wanted, fc.integer({ min: 0, max: 500 }), (stock, lines, kerf) => {
        const given = stock.map(([mils, heatId], index) => bar(`b${index}`, mils, heatId))
        const asked = lines.map((one, index) => ({ ...one, lineId: `l${index}` }))
        const plan = allocateCuts(given, asked, kerf)
        expect(new Set(plan.bars.map(({ key }) => key)).size).toBe(plan.bars.length)
        for (const { key, mils, cuts, kerfMils, offcutMils } of plan.bars) {
          expect(mils).toBe(given.find((one) => one.key === key)?.mils)
          const pieces = cuts.reduce((sum, one) => sum + one.pieces, 0)
          const metal = cuts.reduce((sum, one) => sum + one.pieces * one.pieceMils, 0)
          expect(metal + kerfMils + offcutMils).toBe(mils)
          expect(offcutMils).toBeGreaterThanOrEqual(0)
          // Between pieces the whole kerf; at the end of the bar less only when nothing is left.
          expect(kerfMils).toBeGreaterThanOrEqual((pieces - 1) * kerf)
          expect(kerfMils).toBeLessThanOrEqual(pieces * kerf)
          if (offcutMils > 0) expect(kerfMils).toBe(pieces * kerf)
        }
        for (const { lineId, pieces, oneHeat } of asked) {
          const cut = plan.bars.flatMap(({ heatId, cuts }) =>
            cuts.filter((one) => one.lineId === lineId).map((one) => ({ ...one, heatId })),
          )
          const missing = plan.missing.find((one) => one.lineId === lineId)?.pieces ?? 0
          expect(cut.reduce((sum, one) => sum + one.pieces, 0) + missing).toBe(pieces)
          if (oneHeat) expect(new Set(cut.map(({ heatId }) => heatId)).size).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe("stockedOffcut", () => {
  it.each([
    [0, 0],
    [5_999, 0],
    [6_000, 6_000],
    [47_625, 47_625],
  ])("of %d mils returns %d to stock", (rest, stocked) => {
    expect(stockedOffcut(rest)).toBe(stocked)
  })
})
