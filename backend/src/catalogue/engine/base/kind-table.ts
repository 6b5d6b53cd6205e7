import { FEATURED_CLASSES } from "../store/state-dictionary"
import type { TakeCounts } from "./coarse-totals"
import type { KindParts } from "./kind-parts"
import type { LeadField } from "./projection"

type Listed = { fails: Uint8Array; bit: number }
type Pair = { rows: LeadField; columns: LeadField; counts: Int32Array }

/**
 * Counts of one kind's items by every two of grade, condition and dimension, and per value of each by company and
 * featured class. With one of the three chosen, all lists of choices are sums of a few of its rows, however many the items.
 */
export class KindTable {
  private readonly gradeCondition: Int32Array
  private readonly gradeDimension: Int32Array
  private readonly conditionDimension: Int32Array
  private readonly sides: Record<LeadField, Int32Array>
  private readonly conditionCount: number
  private readonly dimensionCount: number
  private readonly sideLength: number

  constructor(
    private readonly parts: KindParts,
    private readonly coidCount: number,
    take: TakeCounts,
  ) {
    const gradeCount = parts.grade.codes.length
    this.conditionCount = parts.condition.codes.length
    this.dimensionCount = parts.dimension.codes.length
    this.sideLength = coidCount + FEATURED_CLASSES
    this.gradeCondition = take(gradeCount * this.conditionCount)
    this.gradeDimension = take(gradeCount * this.dimensionCount)
    this.conditionDimension = take(this.conditionCount * this.dimensionCount)
    this.sides = {
      grade: take(gradeCount * this.sideLength),
      condition: take(this.conditionCount * this.sideLength),
      dimension: take(this.dimensionCount * this.sideLength),
    }
  }

  /** Adds (1) or takes away (-1) an item, by the codes of its grade, condition and dimension. */
  count(
    gradeCode: number,
    conditionCode: number,
    dimensionCode: number,
    coids: readonly number[],
    featured: number,
    by: number,
  ): void {
    const grade = this.parts.grade.placeOf[gradeCode] ?? -1
    const condition = this.parts.condition.placeOf[conditionCode] ?? -1
    const dimension = this.parts.dimension.placeOf[dimensionCode] ?? -1
    add(this.gradeCondition, grade * this.conditionCount + condition, by)
    add(this.gradeDimension, grade * this.dimensionCount + dimension, by)
    add(this.conditionDimension, condition * this.dimensionCount + dimension, by)
    this.countSide(this.sides.grade, grade, coids, featured, by)
    this.countSide(this.sides.condition, condition, coids, featured, by)
    this.countSide(this.sides.dimension, dimension, coids, featured, by)
  }

  private countSide(side: Int32Array, place: number, coids: readonly number[], featured: number, by: number): void {
    const start = place * this.sideLength
    for (const coid of coids) if (coid < this.coidCount) add(side, start + coid, by)
    add(side, start + this.coidCount + featured, by)
  }

  /**
   * Adds to `counts`, by code of `field`, the items whose `lead` is one of `chosen`.
   * @param listed when given, only codes that do not fail, or fail by that bit alone
   * @param by -1 takes them away
   */
  addCounts(
    lead: LeadField,
    chosen: readonly number[],
    field: LeadField,
    counts: Int32Array,
    listed: Listed | null = null,
    by: 1 | -1 = 1,
  ): void {
    const places = this.placesOf(lead, chosen)
    const { codes } = this.parts[field]
    const pair = this.pairOf(lead, field)
    if (listed) addListed(pair, lead, places, this.parts[pair.columns].codes.length, codes, counts, listed)
    else if (pair.rows === lead) addRows(pair.counts, places, codes, counts, by)
    else addColumns(pair.counts, places, this.parts[lead].codes.length, codes, counts, by)
  }

  /** How many items have one of some values in one field and one of some in another. */
  countBoth(one: LeadField, chosen: readonly number[], other: LeadField, alsoChosen: readonly number[]): number {
    const pair = this.pairOf(one, other)
    const width = this.parts[pair.columns].codes.length
    const isRow = pair.rows === one
    const others = this.placesOf(other, alsoChosen)
    let count = 0
    for (const place of this.placesOf(one, chosen)) {
      for (const also of others) count += pair.counts[isRow ? place * width + also : also * width + place] ?? 0
    }
    return count
  }

  /** Adds to `coids` and `classes`, or takes away, the items whose `lead` is one of `chosen`. */
  addSides(
    lead: LeadField,
    chosen: readonly number[],
    coids: Int32Array | null,
    classes: Int32Array | null,
    by: 1 | -1 = 1,
  ): void {
    const side = this.sides[lead]
    const { coidCount } = this
    for (const place of this.placesOf(lead, chosen)) {
      const start = place * this.sideLength
      if (coids) for (let at = 0; at < coidCount; at++) coids[at] = (coids[at] ?? 0) + by * (side[start + at] ?? 0)
      if (!classes) continue
      for (let at = 0; at < FEATURED_CLASSES; at++) classes[at] = (classes[at] ?? 0) + by * (side[start + coidCount + at] ?? 0)
    }
  }

  private pairOf(one: LeadField, other: LeadField): Pair {
    if (one !== "condition" && other !== "condition") return { rows: "grade", columns: "dimension", counts: this.gradeDimension }
    if (one !== "grade" && other !== "grade") return { rows: "condition", columns: "dimension", counts: this.conditionDimension }
    return { rows: "grade", columns: "condition", counts: this.gradeCondition }
  }

  private placesOf(field: LeadField, codes: readonly number[]): number[] {
    const { placeOf } = this.parts[field]
    const places: number[] = []
    for (const code of codes) {
      const place = placeOf[code] ?? -1
      if (place >= 0) places.push(place)
    }
    return places
  }
}

function add(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by
}

function addListed(
  { rows, counts: table }: Pair,
  lead: LeadField,
  places: readonly number[],
  width: number,
  codes: Uint32Array,
  counts: Int32Array,
  { fails, bit }: Listed,
): void {
  const isRow = rows === lead
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    const bits = fails[code] ?? 0
    if (bits !== 0 && bits !== bit) continue
    let sum = 0
    for (const place of places) sum += table[isRow ? place * width + at : at * width + place] ?? 0
    counts[code] = (counts[code] ?? 0) + sum
  }
}

function addRows(table: Int32Array, rows: readonly number[], codes: Uint32Array, counts: Int32Array, by: 1 | -1): void {
  const width = codes.length
  for (const row of rows) {
    const start = row * width
    for (let column = 0; column < width; column++) {
      const code = codes[column] ?? 0
      counts[code] = (counts[code] ?? 0) + by * (table[start + column] ?? 0)
    }
  }
}

function addColumns(
  table: Int32Array,
  columns: readonly number[],
  width: number,
  codes: Uint32Array,
  counts: Int32Array,
  by: 1 | -1,
): void {
  for (let row = 0; row < codes.length; row++) {
    const start = row * width
    let sum = 0
    for (const column of columns) sum += table[start + column] ?? 0
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + by * sum
  }
}
