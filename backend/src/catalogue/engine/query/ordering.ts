import type { Sort } from "../../../contract"
import type { ItemColumns, NumberField } from "../store/item-columns"
import { alphabetically } from "../store/dictionary"
import { AVAILABILITY_CLASSES, FEATURED_CLASSES } from "../store/state-dictionary"

/** A number that items are ordered by; what has none stands last in both directions. */
export type Amount = { field: AmountField; isDescending: boolean }
type AmountField = Extract<NumberField, "availableInches" | "averageCostPerLb">

/**
 * How found items are ordered: first by the bucket of one of their codes, then by product code. Where an amount is given,
 * there is one bucket, in which the amount comes before the code.
 * Source: specification section 9.
 */
export type Ordering = {
  field: "state" | "dimension" | "grade"
  bucketOf: Uint32Array
  buckets: number
  /** The codes by bucket. */
  codesInOrder: Uint32Array
  amount: Amount | null
  /** The whole order from its end. */
  isReversed: boolean
}

/** Which of the codes a sort goes by. */
const FIELD_OF: Record<Sort, Ordering["field"]> = {
  featured: "state",
  availability: "state",
  "size-asc": "dimension",
  "size-desc": "dimension",
  "code-asc": "state",
  "code-desc": "state",
  "grade-asc": "grade",
  "grade-desc": "grade",
  "stock-asc": "state",
  "stock-desc": "state",
  "price-asc": "state",
  "price-desc": "state",
}

const AMOUNT_OF: Partial<Record<Sort, Amount>> = {
  "stock-asc": { field: "availableInches", isDescending: false },
  "stock-desc": { field: "availableInches", isDescending: true },
  "price-asc": { field: "averageCostPerLb", isDescending: false },
  "price-desc": { field: "averageCostPerLb", isDescending: true },
}

/** The orderings of all sorts; made again only when states, dimensions or grades were added. */
export class Orderings {
  private readonly kept = new Map<Sort, Ordering>()

  constructor(private readonly columns: ItemColumns) {}

  of(sort: Sort): Ordering {
    const known = this.kept.get(sort)
    if (known?.bucketOf.length === this.columns.sizeOf(FIELD_OF[sort])) return known
    const made = this.make(sort)
    this.kept.set(sort, made)
    return made
  }

  private make(sort: Sort): Ordering {
    const { states, dimensions, grades } = this.columns
    const field = FIELD_OF[sort]
    const isDescending = sort.endsWith("-desc")
    if (field === "dimension") {
      const keys = dimensions.entries.map(({ sizeKey }) => sizeKey)
      return ordering(field, ...ranksOf(keys, (a, b) => (isDescending ? b - a : a - b)))
    }
    if (field === "grade") {
      return ordering(field, ...ranksOf(grades.values, (a, b) => (isDescending ? alphabetically(b, a) : alphabetically(a, b))))
    }
    if (sort !== "featured" && sort !== "availability") {
      const one = ordering(field, new Uint32Array(states.size), 1)
      return { ...one, amount: AMOUNT_OF[sort] ?? null, isReversed: sort === "code-desc" }
    }
    const buckets = sort === "featured" ? FEATURED_CLASSES : AVAILABILITY_CLASSES
    return ordering(field, Uint32Array.from(states.entries, (_, code) => states.featuredClassOf(code) % buckets), buckets)
  }
}

/** The place of each key among all different ones, and how many places there are. What has no key stands last. */
function ranksOf<Key>(keys: readonly (Key | null)[], compare: (a: Key, b: Key) => number): [Uint32Array, number] {
  const distinct = [...new Set(keys.filter((key) => key !== null))].sort(compare)
  const rankOf = new Map(distinct.map((key, rank) => [key, rank]))
  return [Uint32Array.from(keys, (key) => (key === null ? distinct.length : (rankOf.get(key) ?? 0))), distinct.length + 1]
}

function ordering(field: Ordering["field"], bucketOf: Uint32Array, buckets: number): Ordering {
  const codesInOrder = Uint32Array.from(bucketOf.keys()).sort((a, b) => (bucketOf[a] ?? 0) - (bucketOf[b] ?? 0))
  return { field, bucketOf, buckets, codesInOrder, amount: null, isReversed: false }
}
