import type { CatalogueItem } from "../../contract"
import type { StockImage } from "./image/stock-image"
import type { Room } from "./query/json-bytes"
import { StockGeneration } from "./stock-generation"
import type { IndexRow, StockAnswer, StockQuery } from "./stock-query"
import type { RowIntake } from "./store/row-intake"

export type StockChanges = { upsert: IndexRow[]; remove: string[] }

/** From how many newcomers on, for every item of the base, the index is made anew. */
const SHARE_OF_NEWCOMERS = 1 / 8
const FEWEST_NEWCOMERS = 256
const MOST_NEWCOMERS = 2048
/**
 * How far the new index comes, in steps of half a millisecond or so: with every newcomer far enough to be done before
 * there are three times as many, with any other change a little, and never so far that a change waits long.
 */
const STEPS_PER_NEWCOMER = 5
const STEPS_PER_CHANGE = 1 / 4
const MOST_STEPS = 16
const CODES_PER_STEP = 16

/**
 * The items and what finds them, under changes. Stock changes in place. Items that are new, or have become others, stand
 * beside the base as newcomers; when these are many, a new generation is made of all, some steps with every change, and
 * takes over once it has caught up.
 */
export class StockStore {
  private next: Generator<void, StockGeneration> | null = null
  /** Codes that changed since the new generation began to be made and that it has not seen since. */
  private readonly touched = new Set<string>()
  private stepsDue = 0

  private constructor(private generation: StockGeneration) {}

  static from(rows: Iterable<IndexRow>): StockStore {
    return new StockStore(finish(StockGeneration.from(rows)))
  }

  static of(intake: RowIntake): StockStore {
    return new StockStore(finish(StockGeneration.of(intake)))
  }

  static ofImage(image: StockImage): StockStore {
    return new StockStore(StockGeneration.ofImage(image))
  }

  image(): Generator<void, StockImage> {
    return this.generation.image()
  }

  get size(): number {
    return this.generation.size
  }

  search(query: StockQuery): StockAnswer {
    return this.generation.search(query)
  }

  codes(query: StockQuery): { codes: string[]; total: number } {
    return this.generation.codes(query)
  }

  searchJson(query: StockQuery, costs: boolean, room?: Room): Uint8Array {
    return this.generation.searchJson(query, costs, room)
  }

  get(productCode: string): CatalogueItem | undefined {
    return this.generation.get(productCode)
  }

  apply({ upsert, remove }: StockChanges): void {
    const before = this.generation.newcomerCount
    for (const row of upsert) {
      this.generation.put(row)
      if (this.next) this.touched.add(row.productCode)
    }
    for (const code of remove) {
      this.generation.drop(code)
      if (this.next) this.touched.add(code)
    }
    const newcomers = this.generation.newcomerCount - before
    this.stepsDue += STEPS_PER_NEWCOMER * newcomers + STEPS_PER_CHANGE * (upsert.length + remove.length)
    this.beginWhenDue()
    const steps = Math.min(Math.floor(this.stepsDue), MOST_STEPS)
    this.stepsDue = this.next ? this.stepsDue - steps : 0
    this.maintain(steps)
  }

  /** Goes on with a new generation, if one is being made; answers whether there is more to do. */
  maintain(steps: number): boolean {
    for (let step = 0; step < steps && this.next; step++) {
      const made = this.next.next()
      if (!made.done) continue
      this.generation = made.value
      this.next = null
    }
    return this.next !== null
  }

  private beginWhenDue(): void {
    const limit = Math.max(FEWEST_NEWCOMERS, Math.min(this.generation.baseSize * SHARE_OF_NEWCOMERS, MOST_NEWCOMERS))
    if (this.next || this.generation.newcomerCount <= limit) return
    this.touched.clear()
    this.next = this.makeNext(this.generation)
  }

  private *makeNext(current: StockGeneration): Generator<void, StockGeneration> {
    const made = yield* StockGeneration.from(current.rows(), current.size)
    let count = 0
    for (const code of this.touched) {
      this.touched.delete(code)
      const row = current.row(code)
      if (row) made.put(row)
      else made.drop(code)
      if (++count % CODES_PER_STEP === 0) yield
    }
    return made
  }
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
