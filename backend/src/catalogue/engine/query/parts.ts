import { LEAD_FIELDS } from "../base/projection"
import type { StockBase } from "../base/stock-base"
import type { Clause } from "../text/clause"
import { TEXT_FIELDS, type TextField } from "../text/term-index"
import { bothConditions, chooseCodes, type Conditions } from "./conditions"
import { HARD } from "./fail-bits"

/**
 * A share of what a search asks of the base: conditions on single fields, which totals can answer, and whatever cannot be
 * said so. The parts of a search have no item in common.
 */
export type Part = {
  filters: Conditions
  /** Words that several fields answer, to be checked item by item. */
  clauses: readonly Clause[]
  /** The only slots to look at; null for all. */
  slots: readonly number[] | null
}

/**
 * Turns filters and words into parts. A word that one field answers narrows that field. A word that several fields answer
 * ("r": round bars, as rolled) makes one part per field, each without what the earlier ones have.
 */
export function partsOf(filters: Conditions, words: readonly Clause[], slots: readonly number[] | null, base: StockBase): Part[] {
  const narrowed = { ...filters }
  const manifold: Clause[] = []
  for (const word of words) {
    const fields = Object.keys(word.values) as TextField[]
    const [field = "grade"] = fields
    if (fields.length > 1 || word.slots.length > 0) manifold.push(word)
    else narrow(narrowed, field, word.values[field]?.chosen ?? [], base)
  }
  const [first, ...clauses] = manifold.sort((a, b) => costOf(a, base) - costOf(b, base))
  if (!first) return [{ filters: narrowed, clauses: [], slots }]
  return split(first, narrowed, slots, base).map((part) => ({ ...part, clauses }))
}

function narrow(filters: Conditions, field: TextField, chosen: readonly number[], { columns }: StockBase): void {
  filters[field] = bothConditions(filters[field], chooseCodes(chosen, columns.sizeOf(field), HARD))
}

/** About how many items meet a word. */
function costOf({ values, slots }: Clause, base: StockBase): number {
  let cost = 0
  for (const some of slots) cost += some.length
  for (const lead of LEAD_FIELDS) for (const code of values[lead]?.chosen ?? []) cost += base.leadTotals[lead][code] ?? 0
  for (const kind of values.kind?.chosen ?? []) cost += base.selections.everything?.kindTotal(kind, ALL_CLASSES) ?? 0
  return cost
}

export const ALL_CLASSES = [0, 1, 2, 3, 4, 5]

function split({ values, slots: more }: Clause, filters: Conditions, slots: readonly number[] | null, base: StockBase): Omit<Part, "clauses">[] {
  const parts: Omit<Part, "clauses">[] = []
  const rest = { ...filters }
  for (const field of TEXT_FIELDS) {
    const met = values[field]
    if (!met) continue
    const own = { ...rest }
    narrow(own, field, met.chosen, base)
    parts.push({ filters: own, slots })
    const others: number[] = []
    for (let code = 0; code < base.columns.sizeOf(field); code++) if (met.meets[code] !== 1) others.push(code)
    narrow(rest, field, others, base)
  }
  if (more.length === 0) return parts
  const single = new Set(more.flatMap((some) => [...some]))
  return [...parts, { filters: rest, slots: slots ? slots.filter((slot) => single.has(slot)) : [...single] }]
}
