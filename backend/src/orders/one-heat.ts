import { allocateCuts, type Bar, type PiecesToCut } from "./allocate-cuts"

/** What no heat has. `most` is how many of the pieces one heat has at most; null where no heats are listed. Inches. */
export type OneHeatLack = { productCode: string; pieces: number; pieceInches: number; most: number | null }

/** Lines promised from one heat to one owner; `own` are those of the owner who asks. */
export type OneHeatPromise = { own: boolean; lines: readonly PiecesToCut[] }

/**
 * Shares bars out by the promises in the order in which they were made: those that keep the asking owner's promise, and those
 * that are free for everything else. A bar that somebody needs a piece of is set aside whole: it is planned whole, and its
 * offcut comes back only after the cut. A promise that no heat can keep any more sets nothing aside.
 */
export function shareBars(bars: readonly Bar[], promises: readonly OneHeatPromise[]): { own: Bar[]; free: Bar[] } {
  const share = { own: [] as Bar[], free: [...bars] }
  for (const { own, lines } of promises) {
    const used = new Set(allocateCuts(share.free, lines).bars.map(({ key }) => key))
    if (own) share.own.push(...share.free.filter(({ key }) => used.has(key)))
    share.free = share.free.filter(({ key }) => !used.has(key))
  }
  return share
}

/** Whether each of the lines can be cut from one heat, all of them together. */
export function haveOneHeatEach(bars: readonly Bar[], lines: readonly PiecesToCut[]): boolean {
  return allocateCuts(bars, lines).missing.length === 0
}

/** How many of a line's pieces one heat has at most. */
export function mostFromOneHeat(bars: readonly Bar[], line: PiecesToCut): number {
  const byHeat = [...new Set(bars.map(({ heatId }) => heatId))].map((heatId) => {
    const { missing } = allocateCuts(
      bars.filter((bar) => bar.heatId === heatId),
      [{ ...line, oneHeat: false }],
    )
    return line.pieces - (missing[0]?.pieces ?? 0)
  })
  return Math.max(0, ...byHeat)
}

/** Says why pieces cannot all be of one heat, and what can be done. */
export function oneHeatProblem({ productCode, pieces, pieceInches, most }: OneHeatLack): string {
  const wish = `${pieces} x ${pieceInches} in of ${productCode}`
  if (most === null) return `${wish} cannot be promised from one heat: its heats are not listed. Leave the heat open, or ask us.`
  if (most === 0) return `No heat of ${productCode} has a piece of ${pieceInches} in free now. Take shorter pieces, or ask us.`
  if (most >= pieces)
    return `${wish}: the heat that has them is promised to your other lines. Leave the heat of one of them open.`
  return `Not all of ${wish} can come from one heat: at most ${most} can. Take fewer, or leave the heat open.`
}
