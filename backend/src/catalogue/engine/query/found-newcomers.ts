import type { Newcomers } from "../base/newcomers"
import type { ItemColumns } from "../store/item-columns"
import type { CodeOrder } from "./code-order"
import type { Ordering } from "./ordering"

/** A newcomer that a search has found: its slot, its key in the order of product codes, and the base slot it stands before. */
export type FoundNewcomer = { slot: number; key: number; anchor: number }

/** The newcomers that a search has found, in order of product code. */
export class FoundNewcomers {
  /** @param places where they stand among all newcomers */
  constructor(
    private readonly places: Uint32Array,
    private readonly newcomers: Newcomers,
    private readonly columns: ItemColumns,
    private readonly codeOrder: CodeOrder,
  ) {}

  get count(): number {
    return this.places.length
  }

  none(): FoundNewcomers {
    return new FoundNewcomers(new Uint32Array(0), this.newcomers, this.columns, this.codeOrder)
  }

  all(): FoundNewcomer[] {
    return Array.from(this.places, (place) => this.at(place))
  }

  /** How many stand in each bucket of an ordering; empty when there are none. */
  countBuckets({ field, bucketOf, buckets }: Ordering): Uint32Array {
    const counts = new Uint32Array(this.places.length > 0 ? buckets : 0)
    for (const place of this.places) {
      const bucket = bucketOf[this.columns.code(field, this.newcomers.slots[place] ?? 0)] ?? 0
      counts[bucket] = (counts[bucket] ?? 0) + 1
    }
    return counts
  }

  inBucket({ field, bucketOf }: Ordering, bucket: number): FoundNewcomer[] {
    const found: FoundNewcomer[] = []
    for (const place of this.places) {
      if (bucketOf[this.columns.code(field, this.newcomers.slots[place] ?? 0)] === bucket) found.push(this.at(place))
    }
    return found
  }

  private at(place: number): FoundNewcomer {
    return {
      slot: this.newcomers.slots[place] ?? 0,
      key: this.codeOrder.keyOfNewcomer(place),
      anchor: this.newcomers.anchors[place] ?? 0,
    }
  }
}
