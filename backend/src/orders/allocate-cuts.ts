/** Metal lost to one saw cut, thousandths of an inch (1/8 in, the wide end of what saws take). */
export const SAW_KERF_MILS = 125
/** A shorter rest is scrap, thousandths of an inch (6 in: the shortest remnant the trade sells). */
export const SHORTEST_OFFCUT_MILS = 6_000

/** A bar in stock. `key` tells bars of one heat and length apart. Lengths in thousandths of an inch. */
export type Bar = { key: string; heatId: string; mils: number }
/** Equal pieces of one line. */
export type PiecesToCut = { lineId: string; pieceMils: number; pieces: number; oneHeat: boolean }
/** How one bar is cut: pieces + kerf + offcut are its length. */
export type BarCut = Bar & { cuts: { lineId: string; pieceMils: number; pieces: number }[]; kerfMils: number; offcutMils: number }
/** The bars to cut, and what could not be cut from any. */
export type CuttingPlan = { bars: BarCut[]; missing: { lineId: string; pieces: number }[] }

type Open = { bar: Bar; free: number; cuts: BarCut["cuts"] }

/**
 * Cuts pieces from bars by best fit: the longest piece first, each from the bar that has the least left and still has the
 * piece, so that offcuts are few and long bars stay whole. Every cut takes a kerf, except the end of a bar that is used up.
 * Pieces of a line that must be of one heat come from the first heat that has them all with the least left over.
 * @throws RangeError for lengths, kerf or pieces that are no whole numbers, or pieces not above 0.
 */
export function allocateCuts(bars: readonly Bar[], wanted: readonly PiecesToCut[], kerfMils = SAW_KERF_MILS): CuttingPlan {
  check(bars, wanted, kerfMils)
  const open = bars.map((bar): Open => ({ bar, free: bar.mils, cuts: [] }))
  const missing: CuttingPlan["missing"] = []
  // Lines bound to one heat have the least choice, and long pieces less than short ones.
  const order = [...wanted].sort((a, b) => Number(b.oneHeat) - Number(a.oneHeat) || b.pieceMils - a.pieceMils)
  for (const line of order) {
    const left = line.oneHeat ? cutFromOneHeat(open, line, kerfMils) : cutFrom(open, line, kerfMils)
    if (left > 0) missing.push({ lineId: line.lineId, pieces: left })
  }
  return { bars: open.filter(({ cuts }) => cuts.length > 0).map(toBarCut), missing }
}

/** What a rest is worth: an offcut goes back to stock, a shorter rest is scrap. Thousandths of an inch. */
export function stockedOffcut(offcutMils: number): number {
  return offcutMils >= SHORTEST_OFFCUT_MILS ? offcutMils : 0
}

/** Cuts as many pieces as the bars have; answers how many are left over. */
function cutFrom(bars: Open[], { lineId, pieceMils, pieces }: PiecesToCut, kerf: number): number {
  for (let left = pieces; left > 0; left -= 1) {
    const best = bars.reduce<Open | null>((found, one) => {
      return one.free >= pieceMils && (!found || one.free < found.free) ? one : found
    }, null)
    if (!best) return left
    // A rest up to a kerf wide becomes chips with the cut.
    best.free = Math.max(0, best.free - pieceMils - kerf)
    const same = best.cuts.find((cut) => cut.lineId === lineId && cut.pieceMils === pieceMils)
    if (same) same.pieces += 1
    else best.cuts.push({ lineId, pieceMils, pieces: 1 })
  }
  return 0
}

/** Cuts all pieces from the heat that is left with the least, or none. */
function cutFromOneHeat(bars: Open[], line: PiecesToCut, kerf: number): number {
  const tries = [...new Set(bars.map(({ bar }) => bar.heatId))].flatMap((heatId) => {
    const copies = bars
      .filter(({ bar }) => bar.heatId === heatId)
      .map((one) => ({ ...one, cuts: one.cuts.map((cut) => ({ ...cut })) }))
    const left = cutFrom(copies, line, kerf)
    return left === 0 ? [{ copies, rest: copies.reduce((sum, { free }) => sum + free, 0) }] : []
  })
  const [best] = tries.sort((a, b) => a.rest - b.rest)
  if (!best) return line.pieces
  const cut = new Map(best.copies.map((one) => [one.bar.key, one]))
  for (const one of bars) Object.assign(one, cut.get(one.bar.key))
  return 0
}

function toBarCut({ bar, free, cuts }: Open): BarCut {
  const used = cuts.reduce((sum, { pieceMils, pieces }) => sum + pieceMils * pieces, 0)
  return { ...bar, cuts, kerfMils: bar.mils - used - free, offcutMils: free }
}

function check(bars: readonly Bar[], wanted: readonly PiecesToCut[], kerfMils: number): void {
  const lengths = [kerfMils, ...bars.map(({ mils }) => mils)]
  if (!lengths.every((value) => Number.isSafeInteger(value) && value >= 0)) throw new RangeError("Bars and kerf are whole mils")
  const above = wanted.flatMap(({ pieceMils, pieces }) => [pieceMils, pieces])
  if (!above.every((value) => Number.isSafeInteger(value) && value > 0)) throw new RangeError("Pieces are whole and above 0")
}
