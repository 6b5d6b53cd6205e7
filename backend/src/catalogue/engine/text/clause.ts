import type { Newcomers } from "../base/newcomers"
import type { StockBase } from "../base/stock-base"
import type { GroupedLists } from "./grouped-lists"
import type { Criteria } from "./resolve-words"
import { TEXT_FIELDS, termAt, termsWithPrefix, type TermIndex, type TextField } from "./term-index"

/** A word among the items of the base: it is met by having one of the values, or by being one of the slots. */
export type Clause = { values: Partial<Record<TextField, ClauseValues>>; slots: readonly Uint32Array[] }
/** Per code 1 if it meets the word, and the codes that do. */
export type ClauseValues = { meets: Uint8Array; chosen: readonly number[] }

export function clauseInBase({ prefixes, terms, dimensions }: Criteria, base: StockBase): Clause {
  const index = base.terms
  const ranges = prefixes.map((prefix) => termsWithPrefix(index.terms, prefix))
  for (const term of terms) {
    const at = termAt(index.terms, term)
    if (at >= 0) ranges.push([at, at + 1])
  }
  const values: Clause["values"] = {}
  for (const field of TEXT_FIELDS) {
    const size = base.columns.sizeOf(field)
    const found = meeting(index.values[field], ranges, field === "dimension" ? dimensions : [], size)
    if (found) values[field] = found
  }
  const slots = ranges.map(([first, end]) => sliceOf(index.slots, first, end)).filter((some) => some.length > 0)
  return { values, slots }
}

function meeting(
  lists: GroupedLists,
  ranges: readonly [number, number][],
  more: readonly number[],
  size: number,
): ClauseValues | null {
  let meets: Uint8Array | null = null
  const chosen: number[] = []
  const take = (value: number): void => {
    meets ??= new Uint8Array(size)
    if (meets[value] === 1) return
    meets[value] = 1
    chosen.push(value)
  }
  for (const [first, end] of ranges) sliceOf(lists, first, end).forEach(take)
  more.forEach(take)
  return meets ? { meets, chosen } : null
}

function sliceOf({ start, values }: GroupedLists, first: number, end: number): Uint32Array {
  return values.subarray(start[first] ?? 0, start[end] ?? 0)
}

/** Whether any item of the base, withdrawn ones too, has one of some terms. */
export function isAnyTermAlive(base: StockBase, [first, end]: [number, number]): boolean {
  const { values, slots }: TermIndex = base.terms
  for (let term = first; term < end; term++) {
    const span: [number, number] = [term, term + 1]
    if (TEXT_FIELDS.some((field) => base.hasItems(field, sliceOf(values[field], ...span)))) return true
    if (sliceOf(slots, ...span).some((slot) => !base.isGone(slot))) return true
  }
  return false
}

/** Adds 1 to the mark of every newcomer that meets a word; `marks` has one entry per slot from `firstSlot`. */
export function markNewcomers(criteria: Criteria, newcomers: Newcomers, base: StockBase, marks: Uint8Array): void {
  const met = new Set<number>()
  const take = (term: string): void => {
    for (const slot of newcomers.slotsWithTerm(term)) met.add(slot)
  }
  const { termsInOrder } = newcomers
  for (const prefix of criteria.prefixes) {
    const [first, end] = termsWithPrefix(termsInOrder, prefix)
    for (let at = first; at < end; at++) take(termsInOrder[at] ?? "")
  }
  criteria.terms.forEach(take)
  if (criteria.dimensions.length > 0) {
    const dimensions = new Set(criteria.dimensions)
    for (const slot of newcomers.slots) if (dimensions.has(base.columns.code("dimension", slot))) met.add(slot)
  }
  for (const slot of met) marks[slot - base.size] = (marks[slot - base.size] ?? 0) + 1
}
