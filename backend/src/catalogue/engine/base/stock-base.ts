import type { ImageReader, ImageWriter } from "../image/stock-image"
import { ItemColumns, type ColumnFacts, type NumberField } from "../store/item-columns"
import { GONE } from "../store/state-dictionary"
import { buildTermIndex } from "../text/build-term-index"
import { imageOfTerms, termIndexOf, type TermIndex } from "../text/term-index"
import { AmountLists } from "./amount-lists"
import { isPlainCode } from "./plain-code"
import { imageOfProjection, LEAD_FIELDS, projectBy, projectionOf, setState, type LeadField, type Projection } from "./projection"
import { Selections, type SelectionPlan } from "./selections"

const STEP = 1 << 12

/** What an image says of a base besides its arrays. */
export type BaseFacts = {
  size: number
  columns: ColumnFacts
  leadCounts: Record<LeadField, number>
  selections: SelectionPlan
  terms: readonly string[]
  oddCodes: readonly number[]
}

/**
 * The items that were there when the index was built, in order of product code. Their stock changes in place; an item
 * that becomes another item, or leaves, is marked gone here.
 */
export class StockBase {
  /** Items of each value, gone ones too: what reading them all would cost. */
  readonly leadTotals: Record<LeadField, Uint32Array>
  private readonly amounts = new Map<NumberField, AmountLists>()

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
      if (!isPlainCode(columns.productCodes.get(slot))) oddCodes.push(slot)
      if (slot % STEP === 0) yield
    }
    return new StockBase(columns, size, projections, selections, terms, oddCodes)
  }

  static of(facts: BaseFacts, image: ImageReader): StockBase {
    const { size, leadCounts } = facts
    const columns = ItemColumns.of(facts.columns, image, size)
    const projections = {
      grade: projectionOf("grade", leadCounts.grade, image),
      condition: projectionOf("condition", leadCounts.condition, image),
      dimension: projectionOf("dimension", leadCounts.dimension, image),
    }
    const selections = new Selections(columns, projections, facts.selections, image.array("counts", Int32Array))
    return new StockBase(columns, size, projections, selections, termIndexOf(facts.terms, image), facts.oddCodes)
  }

  /** Puts it into an image, in steps, with room for some items more. */
  *imageOf(spare: number, image: ImageWriter): Generator<void, BaseFacts> {
    const { size, projections, selections, terms, oddCodes } = this
    return {
      ...{ size, oddCodes, terms: imageOfTerms(terms, image) },
      columns: yield* this.columns.imageOf(size, spare, image),
      leadCounts: {
        grade: yield* imageOfProjection(projections.grade, image),
        condition: yield* imageOfProjection(projections.condition, image),
        dimension: yield* imageOfProjection(projections.dimension, image),
      },
      selections: yield* selections.imageOf(image),
    }
  }

  /** The items in the order of a number. Made when it is first asked for; from then on it follows every change. */
  amountLists(field: NumberField): AmountLists {
    let lists = this.amounts.get(field)
    if (!lists) this.amounts.set(field, (lists = new AmountLists(this.columns, field, this.size)))
    return lists
  }

  /** Follows an item whose amounts in the columns have just changed. */
  followAmounts(slot: number): void {
    for (const lists of this.amounts.values()) lists.follow(slot)
  }

  /** The slot of a product code, gone or not. */
  slotOf(productCode: string): number | undefined {
    const slot = this.firstSlotFrom(productCode)
    return slot < this.size && this.columns.productCodes.get(slot) === productCode ? slot : undefined
  }

  /** The first slot whose product code is not before the given text. */
  firstSlotFrom(text: string): number {
    return Math.min(this.columns.productCodes.firstFrom(text, 0, this.size), this.size)
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
