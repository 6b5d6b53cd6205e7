import { allocateCuts, type Bar, type PiecesToCut } from "./allocate-cuts"

/** How much of a line bars allow: so many of its pieces, and the longest piece of all, thousandths of an inch. */
export type CutLack = { most: number; longestMils: number }

/**
 * Why a line cannot be cut from bars after the lines before it, by a dry run of the cutting plan; null where it can. A line of
 * which one heat has not all pieces lacks all of them.
 * @throws RangeError as allocateCuts does.
 */
export function cutLack(bars: readonly Bar[], before: readonly PiecesToCut[], line: PiecesToCut): CutLack | null {
  const { missing } = allocateCuts(bars, [...before, line])
  if (missing.length === 0) return null
  const left = new Map(allocateCuts(bars, before).bars.map(({ key, offcutMils }) => [key, offcutMils]))
  const rests = bars.map((bar) => ({ ...bar, mils: left.get(bar.key) ?? bar.mils }))
  const alone = allocateCuts(rests, [line]).missing.reduce((sum, { pieces }) => sum + pieces, 0)
  return { most: Math.min(line.pieces - alone, line.pieces - 1), longestMils: Math.max(0, ...rests.map(({ mils }) => mils)) }
}

/** Says why a line cannot be cut from the bars in stock, and what can be done. Lengths in inches. */
export function cutProblem(
  line: { productCode: string; pieces: number; pieceInches: number },
  { most, longestMils }: CutLack,
): string {
  const { productCode, pieces, pieceInches } = line
  const longest = longestMils / 1000
  if (most === 0)
    return `No bar of ${productCode} in stock has a piece of ${pieceInches} in: the longest piece possible is ${longest} in. Take shorter pieces, or ask us.`
  return `${pieces} x ${pieceInches} in of ${productCode} cannot be cut from the bars in stock: at most ${most} of these pieces can, and the longest piece possible is ${longest} in. Take fewer or shorter pieces, or ask us.`
}
