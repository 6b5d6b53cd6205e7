import type { Sort } from "../../../contract"
import type { ItemColumns } from "../store/item-columns"
import { AVAILABILITY_CLASSES, FEATURED_CLASSES } from "../store/state-dictionary"

/**
 * How found items are ordered: first by the bucket of one of their codes, then by product code.
 * Source: specification section 9.
 */
export type Ordering = {
  field: "state" | "dimension"
  bucketOf: Uint32Array
  buckets: number
  /** The codes by bucket. */
  codesInOrder: Uint32Array
}

/** The orderings of the four sorts; made again only when states or dimensions were added. */
export class Orderings {
  private readonly kept = new Map<Sort, Ordering>()

  constructor(private readonly columns: ItemColumns) {}

  of(sort: Sort): Ordering {
    const known = this.kept.get(sort)
    const { states, dimensions } = this.columns
    const size = sort === "featured" || sort === "availability" ? states.size : dimensions.size
    if (known?.bucketOf.length === size) return known
    const made = this.make(sort)
    this.kept.set(sort, made)
    return made
  }

  private make(sort: Sort): Ordering {
    const { states } = this.columns
    if (sort === "size-asc" || sort === "size-desc") return this.bySize(sort === "size-desc")
    const isFeatured = sort === "featured"
    const buckets = isFeatured ? FEATURED_CLASSES : AVAILABILITY_CLASSES
    return ordering("state", Uint32Array.from(states.entries, (_, code) => states.featuredClassOf(code) % buckets), buckets)
  }

  /** What has no size stands last in both directions. */
  private bySize(isDescending: boolean): Ordering {
    const keys = this.columns.dimensions.entries.map(({ sizeKey }) => sizeKey)
    const distinct = [...new Set(keys.filter((key) => key !== null))].sort((a, b) => (isDescending ? b - a : a - b))
    const rankOf = new Map(distinct.map((key, rank) => [key, rank]))
    const bucketOf = Uint32Array.from(keys, (key) => (key === null ? distinct.length : (rankOf.get(key) ?? 0)))
    return ordering("dimension", bucketOf, distinct.length + 1)
  }
}

function ordering(field: Ordering["field"], bucketOf: Uint32Array, buckets: number): Ordering {
  const codesInOrder = Uint32Array.from(bucketOf.keys()).sort((a, b) => (bucketOf[a] ?? 0) - (bucketOf[b] ?? 0))
  return { field, bucketOf, buckets, codesInOrder }
}
