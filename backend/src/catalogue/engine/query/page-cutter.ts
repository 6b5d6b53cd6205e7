import type { LeadField } from "../base/projection"
import type { StockBase } from "../base/stock-base"
import { FEATURED_CLASSES } from "../store/state-dictionary"
import type { CodeOrder } from "./code-order"
import type { FoundNewcomer, FoundNewcomers } from "./found-newcomers"
import type { Ordering } from "./ordering"
import { ALL_CLASSES } from "./parts"
import { selectSmallest } from "./select-smallest"
import type { StateCondition } from "./state-tables"
import type { Workspace } from "./workspace"

/** How many items are to be left out, and how many then to be put on the page. */
export type Cut = { skip: number; take: number }

/** Items of which a page is cut without putting all of them in order: what is known of them beforehand. */
export type PageSet = {
  base: StockBase
  newcomers: FoundNewcomers
  codeOrder: CodeOrder
  kinds: readonly number[]
  state: StateCondition
  /** How many items of the base there are in some of the featured classes. */
  countOfClasses: (classes: readonly number[]) => number
  /** How many items of the base have a code of the field that the ordering goes by. */
  countOfCode: (code: number) => number
  /** Puts the items of one bucket of classes on the page. `isWanted` is 1 per state that is asked for and in the bucket. */
  cutClasses: (bucket: ClassBucket, cut: Cut, page: number[]) => void
  /** Whether an item of the projection ordered by meets what is asked besides kind, state and that code; null when nothing is. */
  isAsked: ((place: number) => boolean) | null
}
export type ClassBucket = { classes: readonly number[]; isWanted: Uint8Array; newcomers: readonly FoundNewcomer[] }

/** The slots of the page, in order. Buckets that lie before it are counted, not looked at. */
export function cutPage(set: PageSet, ordering: Ordering, wanted: Cut, workspace: Workspace): number[] {
  const page: number[] = []
  const cut = ordering.isReversed ? fromTheEnd(wanted, set.countOfClasses(ALL_CLASSES) + set.newcomers.count) : { ...wanted }
  const { field } = ordering
  if (field === "state") cutByClass(set, ordering, cut, page)
  else cutByCode(set, { ...ordering, field }, cut, page, workspace)
  return ordering.isReversed ? page.reverse() : page
}

/** The cut of the same items in the opposite order, of so many in all. */
export function fromTheEnd({ skip, take }: Cut, count: number): Cut {
  const end = Math.max(count - skip, 0)
  const first = Math.max(end - take, 0)
  return { skip: first, take: end - first }
}

function cutByClass(set: PageSet, ordering: Ordering, cut: Cut, page: number[]): void {
  const { buckets } = ordering
  const newcomerCounts = set.newcomers.countBuckets(ordering)
  for (let bucket = 0; bucket < buckets && cut.take > 0; bucket++) {
    const classes: number[] = []
    for (let one = bucket; one < FEATURED_CLASSES; one += buckets) classes.push(one)
    const count = set.countOfClasses(classes) + (newcomerCounts[bucket] ?? 0)
    if (count <= cut.skip) {
      cut.skip -= count
      continue
    }
    const isWanted = set.state.wantedIn(ordering, bucket)
    set.cutClasses({ classes, isWanted, newcomers: set.newcomers.inBucket(ordering, bucket) }, cut, page)
  }
}

type CodeOrdering = Ordering & { field: LeadField }

function cutByCode(set: PageSet, ordering: CodeOrdering, cut: Cut, page: number[], workspace: Workspace): void {
  const { field, bucketOf, codesInOrder } = ordering
  const newcomerCounts = set.newcomers.countBuckets(ordering)
  for (let from = 0; from < codesInOrder.length && cut.take > 0;) {
    const bucket = bucketOf[codesInOrder[from] ?? 0] ?? 0
    let count = newcomerCounts[bucket] ?? 0
    let to = from
    for (; to < codesInOrder.length && bucketOf[codesInOrder[to] ?? 0] === bucket; to++) {
      count += set.countOfCode(codesInOrder[to] ?? 0)
    }
    if (count <= cut.skip) cut.skip -= count
    else cutCodes(set, field, codesInOrder.subarray(from, to), set.newcomers.inBucket(ordering, bucket), cut, page, workspace)
    from = to
  }
}

function cutCodes(
  set: PageSet,
  field: LeadField,
  codes: Uint32Array,
  newcomers: readonly FoundNewcomer[],
  cut: Cut,
  page: number[],
  { bucketKeys: keys }: Workspace,
): void {
  const { base, kinds, codeOrder, isAsked } = set
  const stateFails = set.state.fails
  const { start, leadCount, state, slots } = base.projections[field]
  let count = 0
  for (const kind of kinds) {
    for (const code of codes) {
      if (code >= leadCount) continue
      const end = start[kind * leadCount + code + 1] ?? 0
      for (let at = start[kind * leadCount + code] ?? end; at < end; at++) {
        if (stateFails[state[at] ?? 0] === 0 && (isAsked === null || isAsked(at)))
          keys[count++] = codeOrder.keyOfBase(slots[at] ?? 0)
      }
    }
  }
  for (const { key } of newcomers) keys[count++] = key
  putSmallest(keys, count, codeOrder, cut, page)
}

/** Puts the items of some keys on the page, in order. */
export function putSmallest(keys: Float64Array, count: number, codeOrder: CodeOrder, cut: Cut, page: number[]): void {
  const chosen = selectSmallest(keys, count, cut.skip, cut.take)
  cut.skip = 0
  cut.take -= chosen.length
  for (const key of chosen) page.push(codeOrder.slotOf(key))
}
