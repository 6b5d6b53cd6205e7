import { partition, selectSmallest } from "./select-smallest"

const SPARE = 8192

/** Items to be put in order by an amount and then by a key, both up to a count; written over by every search. */
export class AmountRoom {
  keys = new Float64Array(0)
  /** Smaller ones come first; Infinity is last. */
  amounts = new Float64Array(0)
  scratch = new Float64Array(0)

  reserve(items: number): void {
    if (items <= this.keys.length) return
    const length = items + SPARE
    this.keys = new Float64Array(length)
    this.amounts = new Float64Array(length)
    this.scratch = new Float64Array(length)
  }
}

/** What an amount is ordered by: the smallest comes first, what has none last in both directions. */
export function rankOf(amount: number | null, isDescending: boolean): number {
  if (amount === null) return Infinity
  return isDescending ? -amount : amount
}

/**
 * The keys from place `skip` to place `skip + take` of the first `count` items in order of amount, then key. Keys are
 * unique; amounts are not, and one that very many share costs no more than another.
 */
export function selectByAmount(room: AmountRoom, count: number, skip: number, take: number): number[] {
  const end = Math.min(skip + take, count)
  if (skip >= end) return []
  const { amounts, scratch } = room
  scratch.set(amounts.subarray(0, count))
  partition(scratch, 0, count - 1, skip)
  const from = scratch[skip] ?? 0
  partition(scratch, skip, count - 1, end - 1)
  const to = scratch[end - 1] ?? 0
  let before = 0
  for (let at = 0; at < count; at++) before += (amounts[at] ?? 0) < from ? 1 : 0
  const chosen = Array.from(keysOf(room, count, from, skip - before, end - skip))
  if (from === to) return chosen
  for (const key of keysBetween(room, count, from, to)) chosen.push(key)
  for (const key of keysOf(room, count, to, 0, end - skip - chosen.length)) chosen.push(key)
  return chosen
}

/** Some of the keys that share an amount, in order. */
function keysOf({ keys, amounts, scratch }: AmountRoom, count: number, amount: number, skip: number, take: number): Float64Array {
  let found = 0
  for (let at = 0; at < count; at++) if (amounts[at] === amount) scratch[found++] = keys[at] ?? 0
  return selectSmallest(scratch, found, skip, take)
}

/** The keys of the amounts between two, both left out, in order: fewer than the page has places. */
function keysBetween({ keys, amounts }: AmountRoom, count: number, from: number, to: number): number[] {
  const found: [number, number][] = []
  for (let at = 0; at < count; at++) {
    const amount = amounts[at] ?? 0
    if (amount > from && amount < to) found.push([amount, keys[at] ?? 0])
  }
  return found.sort(([a, one], [b, other]) => a - b || one - other).map(([, key]) => key)
}
