import type { Projection } from "../base/projection"
import type { CodeOrder } from "./code-order"
import { putSmallest, type ClassBucket, type Cut } from "./page-cutter"
import type { Workspace } from "./workspace"

/** Up to so many items a page's first ones are picked out of the runs; beyond, all are gathered and put in order. */
const FEW = 400

/**
 * Puts the items of some runs and of one bucket of classes on the page. Each run is in order of product code, so it is
 * read only until it passes the last item that still has a place on the page.
 */
export function walkRuns(
  projection: Projection,
  kinds: readonly number[],
  chosen: readonly number[],
  { isWanted, newcomers }: ClassBucket,
  codeOrder: CodeOrder,
  cut: Cut,
  page: number[],
  { bucketKeys: keys }: Workspace,
): void {
  const most = cut.skip + cut.take
  const list = new ShortList(keys, most <= FEW ? most : Infinity)
  for (const { key } of newcomers) list.add(key)
  const { start, leadCount, slots, state } = projection
  for (const kind of kinds) {
    for (const code of chosen) {
      if (code >= leadCount) continue
      const end = start[kind * leadCount + code + 1] ?? 0
      for (let at = start[kind * leadCount + code] ?? end; at < end; at++) {
        if (isWanted[state[at] ?? 0] === 1 && !list.add(codeOrder.keyOfBase(slots[at] ?? 0))) break
      }
    }
  }
  putSmallest(keys, list.length, codeOrder, cut, page)
}

/** The smallest keys seen, `most` of them; in order as long as there is a limit. */
class ShortList {
  length = 0

  constructor(
    private readonly keys: Float64Array,
    private readonly most: number,
  ) {}

  /** Answers false when the key came too late to be among them. */
  add(key: number): boolean {
    const { keys, most } = this
    if (most === Infinity) {
      keys[this.length++] = key
      return true
    }
    if (this.length === most && key > (keys[most - 1] ?? 0)) return false
    let to = this.length < most ? this.length++ : most - 1
    for (; to > 0 && (keys[to - 1] ?? 0) > key; to--) keys[to] = keys[to - 1] ?? 0
    keys[to] = key
    return true
  }
}
