import type { ItemColumns } from "../store/item-columns"
import type { KindParts } from "./kind-parts"
import { KindTable } from "./kind-table"
import type { LeadField } from "./projection"
import { FEATURED_CLASSES } from "../store/state-dictionary"

/** Items per block when skipping through them in order of product code. */
export const BLOCK = 1024

/** Where each count of a kind stands in its row. Codes that came after the base have no place in it. */
export type Layout = Record<LeadField | "coid" | "featured" | "length", number> & { endOf: Record<LeadField, number> }

/** Room for so many counts, always asked for in the same order. */
export type TakeCounts = (length: number) => Int32Array

/** What is counted of an item. */
export type CountedItem = Record<"slot" | "kind" | "featured" | LeadField, number> & { coids: readonly number[] }

export function layoutOf({ grades, conditions, dimensions, states }: ItemColumns): Layout {
  const condition = grades.size
  const dimension = condition + conditions.size
  const coid = dimension + dimensions.size
  const featured = coid + states.coids.size
  const endOf = { grade: condition, condition: dimension, dimension: coid }
  return { grade: 0, condition, dimension, coid, featured, length: featured + FEATURED_CLASSES, endOf }
}

/**
 * Counts of the items with certain states, kept true under every change: per kind how many there are of each grade,
 * condition, dimension, company and featured class; and per block of slots how many of each kind and class.
 */
export class CoarseTotals {
  readonly rows: Int32Array[]
  readonly blocks: Int32Array
  /** Per kind the finer counts; null where they would take too much memory. */
  readonly tables: readonly KindTable[] | null
  /** Rises when a count that a list of choices shows has changed. */
  version = 0

  constructor(
    readonly name: string,
    readonly layout: Layout,
    kinds: number,
    size: number,
    parts: readonly KindParts[] | null,
    take: TakeCounts,
  ) {
    this.rows = Array.from({ length: kinds }, () => take(layout.length))
    this.blocks = take(Math.ceil(size / BLOCK) * kinds * FEATURED_CLASSES)
    this.tables = parts && parts.map((part) => new KindTable(part, layout.featured - layout.coid, take))
  }

  /** Adds (1) or takes away (-1) an item. */
  count({ slot, kind, grade, condition, dimension, coids, featured }: CountedItem, by: 1 | -1): void {
    const { layout, rows, blocks } = this
    const row = rows[kind]
    if (!row) return
    add(row, layout.grade + grade, by)
    add(row, layout.condition + condition, by)
    add(row, layout.dimension + dimension, by)
    for (const coid of coids) if (layout.coid + coid < layout.featured) add(row, layout.coid + coid, by)
    add(row, layout.featured + featured, by)
    add(blocks, this.blockOf(slot, kind, featured), by)
    this.tables?.[kind]?.count(grade, condition, dimension, coids, featured, by)
  }

  blockOf(slot: number, kind: number, featured: number): number {
    return (Math.floor(slot / BLOCK) * this.rows.length + kind) * FEATURED_CLASSES + featured
  }

  /** How many items of a kind there are, by the six featured classes or all together. */
  kindTotal(kind: number, classes: readonly number[]): number {
    const row = this.rows[kind]
    let total = 0
    for (const one of classes) total += row?.[this.layout.featured + one] ?? 0
    return total
  }
}

function add(array: Int32Array, at: number, by: number): void {
  array[at] = (array[at] ?? 0) + by
}
