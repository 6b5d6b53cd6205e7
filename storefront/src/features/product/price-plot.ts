import { MAX_PIECES, type PriceBreak } from "@billet/backend/contract"

/** A stretch of pieces at one unit price, in pixels. */
export type PlotStep = { from: number; to: number; y: number; pieces: number; unitPrice: number }
export type PricePlot = { steps: PlotStep[]; now: { x: number; y: number } | null; last: number }
type Box = { left: number; right: number; top: number; bottom: number }

const LEAST_PIECES = 10
/** How far past its last break, or the present number of pieces, the plot looks. */
const BEYOND = 1.5

/** Unit price against pieces as steps in a box: the axis runs from 1 to a little past the last break. */
export function plotPrices(breaks: readonly PriceBreak[], pieces: number, box: Box): PricePlot {
  const lastBreak = breaks.at(-1)?.pieces ?? 1
  const last = Math.min(MAX_PIECES, Math.max(LEAST_PIECES, Math.ceil(lastBreak * BEYOND), pieces))
  const prices = breaks.map((one) => one.unitPrice)
  const low = Math.min(...prices)
  const spread = Math.max(...prices) - low || 1
  const x = (count: number) => box.left + ((box.right - box.left) * (count - 1)) / (last - 1)
  const y = (price: number) => box.bottom - ((box.bottom - box.top) * (price - low)) / spread
  const steps = breaks.map(({ pieces: start, unitPrice }, index) => {
    const end = breaks[index + 1]?.pieces ?? last
    return { from: x(start), to: x(Math.min(end, last)), y: y(unitPrice), pieces: start, unitPrice }
  })
  const present = breaks.findLast((one) => one.pieces <= pieces)
  return { steps, now: present ? { x: x(pieces), y: y(present.unitPrice) } : null, last }
}
