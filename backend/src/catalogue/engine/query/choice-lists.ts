import type { FacetField } from "../../../contract"
import type { CoarseTotals } from "../base/coarse-totals"
import { alphabetically, type Dictionary } from "../store/dictionary"
import type { ItemColumns } from "../store/item-columns"
import { compareSizes } from "../store/size-order"
import type { ChoiceFormat } from "./choice-formats"
import type { Conditions } from "./conditions"
import type { Counts } from "./counts"
import { COID_BIT, FAIL_BITS } from "./fail-bits"

type LongLists<List> = Record<"stockGrade" | "productSize" | "productCondition", List>
type Kept = { totals: CoarseTotals; version: number; lists: LongLists<unknown> }

const MAX_KEPT = 1000

/**
 * Makes the lists of choices that remain, with how many items each would give: sizes by number, others by the alphabet.
 * @template List what a list is made as: entries, or their JSON
 */
export class ChoiceLists<List> {
  /** Long lists of searches by kind and state alone, for as long as no count in them changes. */
  private readonly kept = new Map<string, Kept & { lists: LongLists<List> }>()

  constructor(
    private readonly columns: ItemColumns,
    private readonly format: ChoiceFormat<List>,
  ) {}

  /** Has to be called before the lists of each answer. */
  begin(): void {
    this.format.begin()
  }

  /** The long lists of all items of some kinds, when they are at hand and still true. */
  keptFor(totals: CoarseTotals, kinds: readonly number[]): LongLists<List> | null {
    const known = this.kept.get(keyOf(totals, kinds))
    return known?.totals === totals && known.version === totals.version ? known.lists : null
  }

  /** Makes the long lists of all items of some kinds and keeps them. */
  keep(counts: Counts, totals: CoarseTotals, kinds: readonly number[]): LongLists<List> {
    if (this.kept.size >= MAX_KEPT) this.kept.clear()
    const { stockGrade, productSize, productCondition } = this.longLists(counts)
    const { kept } = this.format
    const lists = { stockGrade: kept(stockGrade), productSize: kept(productSize), productCondition: kept(productCondition) }
    this.kept.set(keyOf(totals, kinds), { totals, version: totals.version, lists })
    return lists
  }

  listsOf(counts: Counts, conditions: Conditions, long = this.longLists(counts)): Record<FacetField, List> {
    const { kinds, states } = this.columns
    const ofKinds = (partOf: readonly number[], dictionary: Dictionary, bit: number) =>
      this.list(countKinds(counts, conditions, partOf, dictionary.size, bit), dictionary)
    return {
      metalCategory: ofKinds(kinds.metalOf, kinds.metals, FAIL_BITS.metalCategory),
      productType: ofKinds(kinds.typeOf, kinds.types, FAIL_BITS.productType),
      stockType: ofKinds(kinds.stockTypeOf, kinds.stockTypes, FAIL_BITS.stockType),
      stockGrade: long.stockGrade,
      productSize: long.productSize,
      productCondition: long.productCondition,
      coid: this.list(countCoids(counts, conditions, this.columns), states.coids),
    }
  }

  private longLists({ of }: Counts): LongLists<List> {
    const { grades, conditions, dimensions } = this.columns
    return {
      stockGrade: this.list(of.grade, grades),
      productSize: this.list(this.countSizes(of.dimension), dimensions.sizes, compareSizes),
      productCondition: this.list(of.condition, conditions),
    }
  }

  private list(counts: Int32Array, dictionary: Dictionary, compare = alphabetically): List {
    return this.format.make(counts, dictionary, dictionary.inOrder(compare))
  }

  private countSizes(counts: Int32Array): Int32Array {
    const { sizeOf, sizes, areSizes } = this.columns.dimensions
    if (areSizes) return counts
    const ofSize = new Int32Array(sizes.size)
    for (let code = 0; code < sizeOf.length; code++) {
      const size = sizeOf[code] ?? 0
      ofSize[size] = (ofSize[size] ?? 0) + (counts[code] ?? 0)
    }
    return ofSize
  }
}

function keyOf({ name }: CoarseTotals, kinds: readonly number[]): string {
  return `${name}|${kinds.join()}`
}

function countKinds(counts: Counts, { kind }: Conditions, partOf: readonly number[], size: number, bit: number): Int32Array {
  const parts = new Int32Array(size)
  for (let code = 0; code < partOf.length; code++) {
    const fails = kind?.fails[code] ?? 0
    const part = partOf[code] ?? 0
    if (fails === 0 || fails === bit) parts[part] = (parts[part] ?? 0) + (counts.of.kind[code] ?? 0)
  }
  return parts
}

function countCoids({ of, coid, byState }: Counts, { state }: Conditions, { states }: ItemColumns): Int32Array {
  if (!byState) return coid
  const coids = coid.slice(0, states.coids.size)
  for (let code = 0; code < states.size; code++) {
    const count = of.state[code] ?? 0
    const fails = state?.fails[code] ?? 0
    if (count === 0 || (fails !== 0 && fails !== COID_BIT)) continue
    for (const one of states.entries[code]?.coids ?? []) coids[one] = (coids[one] ?? 0) + count
  }
  return coids
}
