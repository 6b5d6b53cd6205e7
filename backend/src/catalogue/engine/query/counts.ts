import type { CoarseTotals } from "../base/coarse-totals"
import { LEAD_FIELDS, type LeadField } from "../base/projection"
import { CODE_FIELDS, type CodeField, type ItemColumns } from "../store/item-columns"

/**
 * How many items were found, per code of each field. A code that itself fails by one selection counts the items that
 * fail by that selection alone, so one array serves both the answer and the field's own list of choices.
 */
export class Counts {
  readonly of: Record<CodeField, Int32Array>
  /** Items per trading company, beside those counted by state. */
  coid: Int32Array
  /** Whether items were counted by state, which then have to be added to those per company. */
  byState = false
  total = 0

  constructor(private readonly columns: ItemColumns) {
    const none = () => new Int32Array(0)
    this.of = { kind: none(), grade: none(), condition: none(), dimension: none(), state: none() }
    this.coid = none()
  }

  clear(): void {
    for (const field of CODE_FIELDS) this.of[field] = cleared(this.of[field], this.columns.sizeOf(field))
    this.coid = cleared(this.coid, this.columns.states.coids.size)
    this.byState = false
    this.total = 0
  }

  /** Adds all items of a kind: its grades, conditions and dimensions, of which one field may be left out. */
  addKind({ rows, layout }: CoarseTotals, kind: number, but: LeadField | null = null): void {
    const row = rows[kind]
    if (!row) return
    for (const field of LEAD_FIELDS) if (field !== but) addRow(this.of[field], row, layout[field], layout.endOf[field])
  }

  addCoids({ rows, layout }: CoarseTotals, kind: number): void {
    const row = rows[kind]
    if (row) addRow(this.coid, row, layout.coid, layout.featured)
  }

  add(field: CodeField, code: number, by: number): void {
    const counts = this.of[field]
    counts[code] = (counts[code] ?? 0) + by
  }
}

function cleared(counts: Int32Array, size: number): Int32Array {
  if (counts.length < size) return new Int32Array(size + 64)
  return counts.fill(0)
}

function addRow(counts: Int32Array, row: Int32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) counts[at - from] = (counts[at - from] ?? 0) + (row[at] ?? 0)
}
