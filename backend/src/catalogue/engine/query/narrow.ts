import type { CodeArray } from "../store/code-column"

/*
 * The loops over items. Each reads one column, so the processor sees a stream; none branches on data it cannot foresee.
 * `hits` holds places in the columns, `fails` the fail bits collected so far, both up to `count`.
 */

/** Adds a field's fail bits to every hit and keeps those that `keeps` allows; answers how many stay. */
export function narrow(
  hits: Uint32Array,
  fails: Uint8Array,
  count: number,
  column: CodeArray,
  failsOfCode: Uint8Array,
  keeps: Uint8Array,
): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const place = hits[at] ?? 0
    const bits = (fails[at] ?? 0) | (failsOfCode[column[place] ?? 0] ?? 0)
    hits[kept] = place
    fails[kept] = bits
    kept += keeps[bits] ?? 0
  }
  return kept
}

/** Copies the hits that have exactly these fail bits; answers how many. */
export function pick(hits: Uint32Array, fails: Uint8Array, count: number, bits: number, picked: Uint32Array): number {
  let found = 0
  for (let at = 0; at < count; at++) {
    picked[found] = hits[at] ?? 0
    found += fails[at] === bits ? 1 : 0
  }
  return found
}

/** Counts the codes of the picked places. */
export function tally(column: CodeArray, picked: Uint32Array, count: number, counts: Int32Array): void {
  for (let at = 0; at < count; at++) {
    const code = column[picked[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}
