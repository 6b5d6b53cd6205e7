import type { PriceBreak } from "@billet/backend/contract"
import { plotPrices } from "./price-plot"

const at = (pieces: number, unitPrice: number): PriceBreak => ({
  pieces,
  unitPrice,
  morePieces: 0,
  itemTotal: pieces * unitPrice,
  savingPercent: 0,
})
const BOX = { left: 0, right: 90, top: 10, bottom: 110 }

describe("The plot of price against quantity", () => {
  it("steps down at each break, from the top of the box to its bottom", () => {
    const { steps, last } = plotPrices([at(1, 20), at(5, 15), at(10, 10)], 1, BOX)
    expect(last).toBe(15)
    expect(steps.map(({ y }) => y)).toEqual([10, 60, 110])
    expect(steps.map(({ from }) => from)).toEqual([0, (90 * 4) / 14, (90 * 9) / 14])
    expect(steps.at(-1)?.to).toBe(90)
  })

  it.each([
    [4, 10],
    [5, 60],
    [9, 60],
    [10, 110],
  ])("marks %i pieces on the step they are priced by", (pieces, y) => {
    expect(plotPrices([at(1, 20), at(5, 15), at(10, 10)], pieces, BOX).now?.y).toBe(y)
  })

  it("draws one price at any quantity as one level line", () => {
    const { steps, last } = plotPrices([at(1, 20)], 1, BOX)
    expect(last).toBe(10)
    expect(steps).toEqual([{ from: 0, to: 90, y: 110, pieces: 1, unitPrice: 20 }])
  })

  it.each([
    [60, 90],
    [100, 100],
  ])("reaches past a break at %i pieces, never past 100", (last, end) => {
    expect(plotPrices([at(1, 20), at(last, 10)], 1, BOX).last).toBe(end)
  })

  it("reaches the pieces being ordered", () => {
    expect(plotPrices([at(1, 20)], 40, BOX)).toMatchObject({ last: 40, now: { x: 90 } })
  })
})
