import type { Bar } from "./allocate-cuts"
import { cutLack, type CutLack } from "./cut-lack"

/**
 * Free metal of an item at one trading company, in the order in which a line tries them; thousandths of an inch. `bars` are
 * those that a line may be cut from, null where they are not listed one by one.
 */
export type FreeLevel = { productCode: string; freeMils: number; longestMils: number; bars: Bar[] | null }
/** What a line wants; `mils` in all, in pieces of `pieceMils` each. */
export type WantedLine = { lineId: string; productCode: string; mils: number; pieceMils: number; pieces: number }
/**
 * A line that the stock cannot take now: so many of its pieces can be had, and so much metal is free at the company that has the
 * most. `isShared` is whether it could be taken if other lines of the cart did not want the same item.
 */
type StockShortage = { lineId: string; availablePieces: number; availableMils: number; isShared: boolean }

const lackOf = ({ lineId, pieceMils, pieces }: WantedLine, bars: Bar[] | null): CutLack | null =>
  bars && cutLack(bars, [], { lineId, pieceMils, pieces, oneHeat: false })

const fits =
  (line: WantedLine) =>
  ({ freeMils, longestMils, bars }: FreeLevel) =>
    freeMils >= line.mils && longestMils >= line.pieceMils && lackOf(line, bars) === null

const piecesAt =
  (line: WantedLine) =>
  ({ freeMils, longestMils, bars }: FreeLevel) => {
    const { pieceMils, pieces } = line
    if (longestMils < pieceMils) return 0
    return Math.min(pieces - 1, Math.floor(Math.max(0, freeMils) / pieceMils), lackOf(line, bars)?.most ?? pieces)
  }

/**
 * Which lines could not be reserved now, one after the other as an order takes them: each from the first level that has it and
 * whose bars allow its pieces.
 */
export function stockShortages(lines: readonly WantedLine[], levels: readonly FreeLevel[]): StockShortage[] {
  const left = levels.map((level) => ({ ...level }))
  return lines.flatMap((line) => {
    const own = left.filter(({ productCode }) => productCode === line.productCode)
    const level = own.find(fits(line))
    if (level) {
      level.freeMils -= line.mils
      return []
    }
    const availablePieces = Math.max(0, ...own.map(piecesAt(line)))
    const availableMils = Math.max(0, ...own.map(({ freeMils }) => freeMils))
    const isShared = levels.some((one) => one.productCode === line.productCode && fits(line)(one))
    return [{ lineId: line.lineId, availablePieces, availableMils, isShared }]
  })
}
