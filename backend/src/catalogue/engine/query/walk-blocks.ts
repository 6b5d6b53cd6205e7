import { BLOCK, type CoarseTotals } from "../base/coarse-totals"
import type { StockBase } from "../base/stock-base"
import type { FoundNewcomer } from "./found-newcomers"
import type { ClassBucket, Cut } from "./page-cutter"

/** Puts the items of some kinds and of one bucket of classes on the page, in order of product code, a block at a time. */
export function walkBlocks(
  base: StockBase,
  totals: CoarseTotals,
  kinds: readonly number[],
  { classes, isWanted, newcomers }: ClassBucket,
  cut: Cut,
  page: number[],
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
    if (count <= cut.skip) cut.skip -= count
    else walkBlock(base, block, isKind, isWanted, newcomers.slice(before, next), cut, page)
  }
}

function countInBlock(totals: CoarseTotals, block: number, kinds: readonly number[], classes: readonly number[]): number {
  let count = 0
  for (const kind of kinds) {
    const at = totals.blockOf(block * BLOCK, kind, 0)
    for (const one of classes) count += totals.blocks[at + one] ?? 0
  }
  return count
}

function walkBlock(
  base: StockBase,
  block: number,
  isKind: Uint8Array,
  isWanted: Uint8Array,
  newcomers: readonly FoundNewcomer[],
  cut: Cut,
  page: number[],
): void {
  const { kind, state } = base.columns.arrays()
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
    if (newcomers.length > 0) putNewcomers(slot)
    put(slot)
  }
  putNewcomers(Infinity)
}
