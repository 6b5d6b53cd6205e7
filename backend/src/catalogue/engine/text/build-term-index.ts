import { alphabetically } from "../store/dictionary"
import type { ItemColumns } from "../store/item-columns"
import { NumberList } from "../store/number-list"
import { CommonTerms } from "./common-terms"
import { groupLists, type GroupedLists } from "./grouped-lists"
import { TEXT_FIELDS, type TermIndex, type TextField } from "./term-index"
import { TermVocabulary } from "./term-vocabulary"

const STEP = 256

/** Finds where each term stands, in steps, so that the caller may pause between them. */
export function* buildTermIndex(columns: ItemColumns): Generator<void, TermIndex> {
  return yield* new TermIndexBuilder(columns).build()
}

class TermIndexBuilder {
  private readonly vocabulary = new TermVocabulary()
  private readonly common: Record<TextField, CommonTerms>
  private readonly termLists: number[][]
  /** The item being read, and its terms that are no value's own. */
  private slot = -1
  private readonly found: number[] = []
  /** The last item each term was seen in. */
  private readonly lastSeen: number[] = []
  private readonly itemCounts: number[] = []
  /** Terms of each item that are no value's own, laid end to end. */
  private readonly others = new NumberList()
  private readonly othersStart = new NumberList()
  private readonly attached: Record<TextField, Set<number>[]> = { kind: [], grade: [], condition: [], dimension: [] }
  private readonly slotTerms = new NumberList()
  private readonly slots = new NumberList()

  private readonly take = (term: number): void => {
    if (this.isNew(term)) this.found.push(term)
  }
  private readonly hasTerm = (term: number): boolean => this.lastSeen[term] === this.slot

  constructor(private readonly columns: ItemColumns) {
    const own = (texts: string[][]) => new CommonTerms(texts.map((some) => this.vocabulary.idsOfTexts(some)))
    const { kinds, grades, conditions, dimensions, termLists } = columns
    this.common = {
      kind: own(kinds.metalOf.map((_, kind) => kinds.textsOf(kind))),
      grade: own(grades.values.map((value) => [value])),
      condition: own(conditions.values.map((value) => [value])),
      dimension: own(dimensions.entries.map(({ size }) => [dimensions.sizes.valueOf(size)])),
    }
    this.termLists = termLists.values.map((list) => this.vocabulary.idsOfTexts([list]))
  }

  *build(): Generator<void, TermIndex> {
    for (let slot = 0; slot < this.columns.length; slot++) {
      this.read(slot)
      if (slot % STEP === 0) yield
    }
    const explained = this.explainByOneField()
    for (let slot = 0; slot < this.columns.length; slot++) {
      this.explainRest(slot, explained)
      if (slot % STEP === 0) yield
    }
    return this.finish()
  }

  private valueOf(field: TextField, slot: number): number {
    return this.columns.code(field, slot)
  }

  private read(slot: number): void {
    const { columns, found } = this
    this.slot = slot
    found.length = 0
    for (const field of TEXT_FIELDS) for (const term of this.common[field].ownTermsOf(this.valueOf(field, slot))) this.isNew(term)
    this.vocabulary.forEachTerm(columns.productCodes.get(slot), this.take)
    this.vocabulary.forEachTerm(columns.productNames.get(slot), this.take)
    for (const term of this.termLists[columns.code("terms", slot)] ?? []) this.take(term)
    this.othersStart.push(this.others.length)
    for (const term of found) this.others.push(term)
    for (const field of TEXT_FIELDS) this.common[field].learn(this.valueOf(field, slot), found, this.hasTerm)
  }

  private isNew(term: number): boolean {
    if (this.lastSeen[term] === this.slot) return false
    this.lastSeen[term] = this.slot
    this.itemCounts[term] = (this.itemCounts[term] ?? 0) + 1
    return true
  }

  /**
   * Terms that stand in exactly the items of some values of one field. Answers which those are, and the best field of the
   * rest.
   */
  private explainByOneField(): { isExplained: boolean[]; bestField: TextField[] } {
    const isExplained: boolean[] = []
    const bestField: TextField[] = []
    const best: number[] = []
    for (const field of TEXT_FIELDS) {
      this.coverageOf(field).forEach((count, term) => {
        if (count <= (best[term] ?? 0)) return
        best[term] = count
        bestField[term] = field
        isExplained[term] = count === this.itemCounts[term]
      })
    }
    for (const field of TEXT_FIELDS) {
      const common = this.common[field]
      common.itemCounts.forEach((_, value) => {
        for (const term of common.termsOf(value)) if (bestField[term] === field) this.attach(field, term, value)
      })
    }
    return { isExplained, bestField }
  }

  private coverageOf(field: TextField): number[] {
    const coverage: number[] = []
    const common = this.common[field]
    common.itemCounts.forEach((count, value) => {
      for (const term of common.termsOf(value)) coverage[term] = (coverage[term] ?? 0) + count
    })
    return coverage
  }

  private attach(field: TextField, term: number, value: number): void {
    const values = (this.attached[field][term] ??= new Set())
    values.add(value)
  }

  /** Terms of one item that the best field's values do not explain: by another field's value, else by the item itself. */
  private explainRest(slot: number, { isExplained, bestField }: { isExplained: boolean[]; bestField: TextField[] }): void {
    const explain = (term: number): void => {
      if (isExplained[term]) return
      const best = bestField[term]
      if (best && this.common[best].covers(this.valueOf(best, slot), term)) return
      const field = TEXT_FIELDS.find((one) => this.common[one].covers(this.valueOf(one, slot), term))
      if (field) return this.attach(field, term, this.valueOf(field, slot))
      this.slotTerms.push(term)
      this.slots.push(slot)
    }
    for (const field of TEXT_FIELDS) this.common[field].ownTermsOf(this.valueOf(field, slot)).forEach(explain)
    const others = this.others.view()
    const starts = this.othersStart.view()
    const end = starts[slot + 1] ?? others.length
    for (let at = starts[slot] ?? 0; at < end; at++) explain(others[at] ?? 0)
  }

  private finish(): TermIndex {
    const newIdOf = this.vocabulary.terms.sort(alphabetically)
    const terms = this.vocabulary.terms.values
    const listsOf = (field: TextField): GroupedLists => {
      const keys = new NumberList()
      const values = new NumberList()
      this.attached[field].forEach((some, term) => {
        for (const value of some) {
          keys.push(newIdOf[term] ?? 0)
          values.push(value)
        }
      })
      return groupLists(keys.view(), values.view(), terms.length)
    }
    const slotTerms = this.slotTerms.view().map((term) => newIdOf[term] ?? 0)
    return {
      terms,
      values: {
        kind: listsOf("kind"),
        grade: listsOf("grade"),
        condition: listsOf("condition"),
        dimension: listsOf("dimension"),
      },
      slots: groupLists(slotTerms, this.slots.view(), terms.length),
    }
  }
}
