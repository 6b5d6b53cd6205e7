import type { ItemColumns, NumberField } from "../store/item-columns"

/** Sixteen bits of a number, in which the larger of two numbers never comes first. The last is that of no number. */
const CODES = 1 << 16
const NONE = CODES - 1
const BITS_LEFT_OUT = 15

const float = new Float32Array(1)
const bits = new Uint32Array(float.buffer)

/**
 * A number's leading bits as its place among lists: two numbers of one list are within half a percent of each other, and
 * every number of a list is smaller than all of the next. Numbers below 0 stand with 0.
 */
export function listOf(value: number | null): number {
  if (value === null) return NONE
  float[0] = Math.max(value, 0)
  return (bits[0] ?? 0) >>> BITS_LEFT_OUT
}

/**
 * The items of a base in the order of a number, kept true under every change in constant time: items whose numbers begin
 * with the same bits are one list, linked by slots, and only a list that a page is cut from is put in order.
 */
export class AmountLists {
  private readonly first = new Int32Array(CODES).fill(-1)
  private readonly next: Int32Array
  private readonly before: Int32Array
  private readonly lists: Uint16Array

  constructor(
    private readonly columns: ItemColumns,
    private readonly field: NumberField,
    size: number,
  ) {
    this.next = new Int32Array(size)
    this.before = new Int32Array(size)
    this.lists = new Uint16Array(size)
    for (let slot = size - 1; slot >= 0; slot--) this.link(slot, listOf(columns.number(field, slot)))
  }

  /** Follows an item whose number in the columns may have changed. */
  follow(slot: number): void {
    const list = listOf(this.columns.number(this.field, slot))
    if (list === this.lists[slot]) return
    this.unlink(slot)
    this.link(slot, list)
  }

  /** The numbers of all lists that have items, smallest first or largest first; that of items without the number last. */
  *inOrder(isDescending: boolean, also: ReadonlySet<number>): Generator<number, void> {
    for (let at = 0; at < NONE; at++) {
      const list = isDescending ? NONE - 1 - at : at
      if ((this.first[list] ?? -1) >= 0 || also.has(list)) yield list
    }
    yield NONE
  }

  /** The first slot of a list; -1 when it has none. */
  firstOf(list: number): number {
    return this.first[list] ?? -1
  }

  /** The slot after another of its list; -1 at the end. */
  nextOf(slot: number): number {
    return this.next[slot] ?? -1
  }

  private link(slot: number, list: number): void {
    const { first, next, before, lists } = this
    const head = first[list] ?? -1
    next[slot] = head
    before[slot] = -1
    if (head >= 0) before[head] = slot
    first[list] = slot
    lists[slot] = list
  }

  private unlink(slot: number): void {
    const { first, next, before, lists } = this
    const [previous, following] = [before[slot] ?? -1, next[slot] ?? -1]
    if (previous >= 0) next[previous] = following
    else first[lists[slot] ?? 0] = following
    if (following >= 0) before[following] = previous
  }
}
