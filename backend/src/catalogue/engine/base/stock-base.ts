import type { ItemColumns } from "../store/item-columns"
import { GONE } from "../store/state-dictionary"
import { buildTermIndex } from "../text/build-term-index"
import { firstFrom, type TermIndex } from "../text/term-index"
import { isPlainCode } from "./plain-code"
import { LEAD_FIELDS, projectBy, setState, type LeadField, type Projection } from "./projection"
import { Selections } from "./selections"

const STEP = 1 << 12

/**
 * The items that were there when the index was built, in order of product code. Their stock changes in place; an item
 * that becomes another item, or leaves, is marked gone here.
 */
export class StockBase {
  /** Items of each value, gone ones too: what reading them all would cost. */
  readonly leadTotals: Record<LeadField, Uint32Array>

  private constructor(
    readonly columns: ItemColumns,
    readonly size: number,
    readonly projections: Record<LeadField, Projection>,
    readonly selections: Selections,
    readonly terms: TermIndex,
    /** Slots whose code is not the plain upper-case form of its normalised code. */
    readonly oddCodes: readonly number[],
  ) {
    this.leadTotals = {
      grade: leadTotalsOf(projections.grade),
      condition: leadTotalsOf(projections.condition),
      dimension: leadTotalsOf(projections.dimension),
    }
  }

  /** Builds it over all items of the columns, which must be sorted; in steps, so that the caller may pause between them. */
  static *build(columns: ItemColumns): Generator<void, StockBase> {
    const size = columns.length
    const projections = {
      grade: yield* projectBy("grade", columns),
      condition: yield* projectBy("condition", columns),
      dimension: yield* projectBy("dimension", columns),
    }
    const selections = new Selections(columns, projections)
    yield* selections.fill()
    const terms = yield* buildTermIndex(columns)
    const oddCodes: number[] = []
    for (let slot = 0; slot < size; slot++) {
      if (!isPlainCode(columns.productCodes[slot] ?? "")) oddCodes.push(slot)
      if (slot % STEP === 0) yield
    }
    return new StockBase(columns, size, projections, selections, terms, oddCodes)
  }

  /** The slot of a product code, gone or not. */
  slotOf(productCode: string): number | undefined {
    const slot = this.firstSlotFrom(productCode)
    return slot < this.size && this.columns.productCodes[slot] === productCode ? slot : undefined
  }

  /** The first slot whose product code is not before the given text. */
  firstSlotFrom(text: string): number {
    return Math.min(firstFrom(this.columns.productCodes, text, 0, this.size), this.size)
  }

  isGone(slot: number): boolean {
    return this.columns.code("state", slot) === GONE
  }

  /** Follows an item whose state in the columns has just changed. */
  moveState(slot: number, from: number, to: number): void {
    if (from === to) return
    for (const lead of LEAD_FIELDS) setState(this.projections[lead], slot, to)
    this.selections.move(slot, from, to)
  }

  /** How many items have one of some values of a field, withdrawn ones too. */
  hasItems(field: LeadField | "kind", values: Iterable<number>): boolean {
    const everything = this.selections.everything
    if (!everything) return false
    for (const value of values) {
      if (field === "kind") {
        if (everything.kindTotal(value, [0, 1, 2, 3, 4, 5]) > 0) return true
      } else if (value < this.leadTotals[field].length) {
        const at = everything.layout[field] + value
        if (everything.rows.some((row) => (row[at] ?? 0) > 0)) return true
      }
    }
    return false
  }
}

function leadTotalsOf({ start, leadCount }: Projection): Uint32Array {
  const totals = new Uint32Array(leadCount)
  for (let run = 0; run + 1 < start.length; run++) {
    const lead = run % leadCount
    totals[lead] = (totals[lead] ?? 0) + (start[run + 1] ?? 0) - (start[run] ?? 0)
  }
  return totals
}
