import { BLOCK, type CoarseTotals } from "../base/coarse-totals"
import type { LeadField } from "../base/projection"
import type { StockBase } from "../base/stock-base"
import { FEATURED_CLASSES } from "../store/state-dictionary"
import type { FoundNewcomer } from "./found-newcomers"
import type { ClassBucket, Cut } from "./page-cutter"

const NEVER_FAILS = new Uint8Array(0)

/** What is asked of the items of a walk besides kind and state: that the code of one field does not fail. */
export type Asked = { field: LeadField; fails: Uint8Array }

/**
 * Puts the items of some kinds and of one bucket of classes on the page, in order of product code, a block at a time.
 * A block that lies before the page is passed over, unless something else is asked that its count does not tell.
 */
export function walkBlocks(
  base: StockBase,
  totals: CoarseTotals,
  kinds: readonly number[],
  { classes, isWanted, newcomers }: ClassBucket,
  cut: Cut,
  page: number[],
  asked: Asked | null = null,
): void {
  const isKind = new Uint8Array(base.columns.kinds.size)
  for (const kind of kinds) isKind[kind] = 1
  const last = Math.max(Math.ceil(base.size / BLOCK), 1) - 1
  let next = 0
  for (let block = 0; block <= last && cut.take > 0; block++) {
    const before = next
    const end = block === last ? Infinity : (block + 1) * BLOCK
    while (next < newcomers.length && (newcomers[next]?.anchor ?? 0) < end) next++
    const count = next - before + countInBlock(totals, block, kinds, classes)
    if (count <= (asked ? 0 : cut.skip)) cut.skip -= count
    else walkBlock(base, block, isKind, isWanted, asked, newcomers.slice(before, next), cut, page)
  }
}

function countInBlock(totals: CoarseTotals, block: number, kinds: readonly number[], classes: readonly number[]): number {
  const { blocks } = totals
  const start = totals.blockOf(block * BLOCK, 0, 0)
  let count = 0
  for (const kind of kinds) for (const one of classes) count += blocks[start + kind * FEATURED_CLASSES + one] ?? 0
  return count
}

function walkBlock(
  base: StockBase,
  block: number,
  isKind: Uint8Array,
  isWanted: Uint8Array,
  asked: Asked | null,
  newcomers: readonly FoundNewcomer[],
  cut: Cut,
  page: number[],
): void {
  const codes = base.columns.arrays()
  const { kind, state } = codes
  const column = codes[asked?.field ?? "kind"]
  const fails = asked?.fails ?? NEVER_FAILS
  const end = Math.min((block + 1) * BLOCK, base.size)
  const put = (slot: number): void => {
    if (cut.skip > 0) cut.skip--
    else if (cut.take > 0) {
      cut.take--
      page.push(slot)
    }
  }
  let next = 0
  const putNewcomers = (upTo: number): void => {
    for (let one = newcomers[next]; one && one.anchor <= upTo; one = newcomers[++next]) put(one.slot)
  }
  for (let slot = block * BLOCK; slot < end && cut.take > 0; slot++) {
    if (isWanted[state[slot] ?? 0] !== 1 || isKind[kind[slot] ?? 0] !== 1) continue
    if ((fails[column[slot] ?? 0] ?? 0) !== 0) continue
    if (newcomers.length > 0) putNewcomers(slot)
    put(slot)
  }
  putNewcomers(Infinity)
}
