import { ANY_STATE, stateFails, stateFilterKey, type StateFilter } from "../query/state-filter"
import type { ImageWriter } from "../image/stock-image"
import type { ItemColumns } from "../store/item-columns"
import { CoarseTotals, layoutOf, type CountedItem, type Layout } from "./coarse-totals"
import { partsOfKinds, tableCells } from "./kind-parts"
import type { LeadField, Projection } from "./projection"

const MAX_COIDS = 12
/** Numbers of four bytes in the tables of all selections together. */
const MOST_TABLE_CELLS = 20_000_000
const STEP = 256

/** From how many counts on copying them is a step of its own. */
const LARGE = 1 << 13

const NO_COIDS: readonly number[] = []

/** What the counts are of: the codes there were when the base was built. */
export type SelectionPlan = { layout: Layout; kinds: number }

/** A choice of states whose totals are kept. */
type Selection = { filter: StateFilter; totals: CoarseTotals }

/** The choices of states that most searches make: everything in sale, what one company has, what is near it, offers. */
export class Selections {
  private readonly list: Selection[]
  /** All counts in the order they were made room for. */
  private readonly counts: Int32Array[] = []
  private readonly byKey: Map<string, CoarseTotals>
  /** Per state the selections it belongs to, found when first asked for. */
  private readonly ofState: CoarseTotals[][] = []
  /** The item being counted; one object for all, because there are millions. */
  private readonly item: CountedItem = { slot: 0, kind: 0, grade: 0, condition: 0, dimension: 0, featured: 0, coids: NO_COIDS }

  /** Nothing is counted yet, unless `counts` are those of an image. */
  constructor(
    private readonly columns: ItemColumns,
    private readonly projections: Record<LeadField, Projection>,
    private readonly plan: SelectionPlan = { layout: layoutOf(columns), kinds: columns.kinds.size },
    counts: Int32Array | null = null,
  ) {
    const { layout, kinds } = plan
    const live = { ...ANY_STATE, live: true }
    const coids = Array.from({ length: Math.min(layout.featured - layout.coid, MAX_COIDS) }, (_, coid) => coid)
    const filters: StateFilter[] = [
      ANY_STATE,
      live,
      { ...live, special: true },
      { ...live, popular: true },
      ...coids.flatMap((coid) => [
        { ...live, coids: [coid] },
        { ...live, near: coid },
      ]),
    ]
    const parts = partsOfKinds(kinds, projections)
    const tableParts = tableCells(parts) * filters.length <= MOST_TABLE_CELLS ? parts : null
    const { length } = projections.grade.slots
    let taken = 0
    const take = (room: number): Int32Array => {
      const some = counts ? counts.subarray(taken, taken + room) : new Int32Array(room)
      taken += some.length
      this.counts.push(some)
      return some
    }
    this.list = filters.map((filter) => ({
      filter,
      totals: new CoarseTotals(stateFilterKey(filter), layout, kinds, length, tableParts, take),
    }))
    this.byKey = new Map(this.list.map(({ filter, totals }) => [stateFilterKey(filter), totals]))
  }

  /** Puts all counts into an image, in steps. */
  *imageOf(image: ImageWriter): Generator<void, SelectionPlan> {
    const all = new Int32Array(this.counts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const some of this.counts) {
      all.set(some, at)
      at += some.length
      if (some.length >= LARGE) yield
    }
    image.keep("counts", all)
    return this.plan
  }

  /** Counts all items, those of one kind and grade after another so that the counts touched stay near. */
  *fill(): Generator<void, void> {
    const { slots } = this.projections.grade
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0
      const state = this.columns.code("state", slot)
      this.look(slot, state)
      for (const totals of this.selectionsOf(state)) totals.count(this.item, 1)
      if (at % STEP === 0) yield
    }
  }

  /** The totals of the states a filter lets through, if they are kept. */
  find(filter: StateFilter): CoarseTotals | undefined {
    return this.byKey.get(stateFilterKey(filter))
  }

  get everything(): CoarseTotals | undefined {
    return this.find(ANY_STATE)
  }

  /** Follows an item from one state to another. */
  move(slot: number, from: number, to: number): void {
    const before = this.selectionsOf(from)
    const after = this.selectionsOf(to)
    const coids = (state: number) => this.columns.states.entries[state]?.coids.join()
    const sameCoids = coids(from) === coids(to)
    this.look(slot, from)
    for (const totals of before) {
      totals.count(this.item, -1)
      if (!sameCoids || !after.includes(totals)) totals.version++
    }
    this.look(slot, to)
    for (const totals of after) {
      totals.count(this.item, 1)
      if (!sameCoids || !before.includes(totals)) totals.version++
    }
  }

  /** Puts into `item` what is counted of an item that is in a state. */
  private look(slot: number, state: number): void {
    const { columns, item } = this
    item.slot = slot
    item.kind = columns.code("kind", slot)
    item.grade = columns.code("grade", slot)
    item.condition = columns.code("condition", slot)
    item.dimension = columns.code("dimension", slot)
    item.coids = columns.states.entries[state]?.coids ?? NO_COIDS
    item.featured = columns.states.featuredClassOf(state)
  }

  private selectionsOf(state: number): CoarseTotals[] {
    return (this.ofState[state] ??= this.list.flatMap(({ filter, totals }) =>
      stateFails(filter, this.columns.states.entries[state]) === 0 ? totals : [],
    ))
  }
}
