import type { Newcomers } from "../base/newcomers"
import { LEAD_FIELDS } from "../base/projection"
import type { StockBase } from "../base/stock-base"
import { clauseInBase, markNewcomers, type Clause } from "../text/clause"
import type { Criteria } from "../text/resolve-words"
import { TEXT_FIELDS } from "../text/term-index"
import type { TextPlan } from "../text/text-plan"
import { meetsAny } from "./collect"
import type { GradeNames } from "./grade-names"
import type { Part } from "./parts"

/** How well an item answers a text; smaller is better. */
export const TIERS = {
  code: 0,
  codeStart: 1,
  gradeAndWords: 2,
  gradeAndSizes: 3,
  grade: 4,
  words: 5,
  sizes: 6,
  beginnings: 7,
} as const

/**
 * The order of relevance: the very code, codes that begin with the text, the grade that was named, the rest; within these two
 * what has all words spelled out, then what has the sizes, so that "17-4 2" shows bars of 2 inches before those of 2.5. Source:
 * decision 16.
 */
export class Relevance {
  private readonly grades: ReadonlySet<number>
  private readonly firstSlot: number
  private readonly endSlot: number
  /** Slots outside that range whose code begins with the text too: newcomers, and codes in lower case. */
  private readonly otherStarts: ReadonlySet<number>
  /** Slots whose code is the text: the first that begins with it, if any of the base is, and others. */
  private readonly codeSlots: ReadonlySet<number>
  private readonly words: SpelledOut
  /** Of the words that are sizes of something in stock; null where all are, or none. */
  private readonly sizes: SpelledOut | null

  constructor(
    private readonly text: TextPlan,
    private readonly base: StockBase,
    newcomers: Newcomers,
    names: GradeNames,
  ) {
    this.grades = names.namedIn(text.texts)
    this.firstSlot = base.firstSlotFrom(text.codeText)
    this.endSlot = base.firstSlotFrom(`${text.codeText}\uffff`)
    const odd = [...base.oddCodes, ...newcomers.oddSlots].filter((slot) => this.codeOf(slot).startsWith(text.codeText))
    this.otherStarts = new Set([...odd, ...newcomers.slotsFrom(text.codeText)])
    const others = [...this.otherStarts].filter((slot) => this.codeOf(slot).length === text.codeText.length)
    this.codeSlots = new Set([base.slotOf(text.codeText) ?? [], others].flat())
    const words = text.words.map(({ exact }, at) => ({ exact, clause: text.clauses[at] }))
    const sizes = words.filter(({ exact }) => exact.dimensions.length > 0)
    this.words = new SpelledOut(words, base, newcomers)
    this.sizes = sizes.length > 0 && sizes.length < words.length ? new SpelledOut(sizes, base, newcomers) : null
  }

  /** The tier that all items of a part stand in, when it can be told without looking at them; else null. */
  onlyTier(part: Part, kinds: readonly number[]): number | null {
    const starts = this.allStart(part, kinds)
    if (starts === null) return null
    if (starts) return this.base.slotOf(this.text.codeText) === undefined ? TIERS.codeStart : null
    const named = this.allNamed(part)
    const hasWords = this.words.all()
    if (named === null || hasWords === null) return null
    if (hasWords) return named ? TIERS.gradeAndWords : TIERS.words
    const hasSizes = this.sizes ? this.sizes.all() : false
    return hasSizes === null ? null : tierWithout(named, hasSizes)
  }

  /** Whether the codes of all, or of none, of a part's items begin with the text; null when it is neither. */
  private allStart({ filters }: Part, kinds: readonly number[]): boolean | null {
    const { base, firstSlot, endSlot } = this
    if (base.oddCodes.some((slot) => this.otherStarts.has(slot))) return null
    if (firstSlot >= endSlot) return false
    const lead = LEAD_FIELDS.find((field) => filters[field])
    if (!lead) return null
    const { start, leadCount, slots } = base.projections[lead]
    for (const kind of kinds) {
      for (const code of filters[lead]?.chosen ?? []) {
        const from = start[kind * leadCount + code] ?? 0
        const to = code < leadCount ? (start[kind * leadCount + code + 1] ?? 0) : 0
        if (from < to && ((slots[from] ?? 0) < firstSlot || (slots[to - 1] ?? 0) >= endSlot)) return null
      }
    }
    return true
  }

  private allNamed({ filters }: Part): boolean | null {
    if (this.grades.size === 0) return false
    const chosen = filters.grade?.chosen
    if (!chosen) return null
    const named = chosen.filter((code) => this.grades.has(code)).length
    return named > 0 && named < chosen.length ? null : named > 0
  }

  tierOf(slot: number): number {
    const startsWith = (slot >= this.firstSlot && slot < this.endSlot) || this.otherStarts.has(slot)
    if (startsWith) return this.codeSlots.has(slot) ? TIERS.code : TIERS.codeStart
    const isGrade = this.grades.has(this.base.columns.code("grade", slot))
    if (this.words.has(slot)) return isGrade ? TIERS.gradeAndWords : TIERS.words
    return tierWithout(isGrade, this.sizes?.has(slot) ?? false)
  }

  private codeOf(slot: number): string {
    return this.base.columns.productCodes.get(slot).toUpperCase()
  }
}

/** The tier of what has not all words spelled out. */
function tierWithout(isGrade: boolean, hasSizes: boolean): number {
  if (isGrade) return hasSizes ? TIERS.gradeAndSizes : TIERS.grade
  return hasSizes ? TIERS.sizes : TIERS.beginnings
}

/** Which items have some words of a text spelled out. */
class SpelledOut {
  private readonly clauses: readonly Clause[]
  private readonly slots: readonly ReadonlySet<number>[]
  private readonly newcomerMarks: Uint8Array

  constructor(
    private readonly words: readonly { exact: Criteria; clause: Clause | undefined }[],
    private readonly base: StockBase,
    newcomers: Newcomers,
  ) {
    this.clauses = words.map(({ exact }) => clauseInBase(exact, base))
    this.slots = this.clauses.map(({ slots }) => new Set(slots.flatMap((some) => [...some])))
    this.newcomerMarks = new Uint8Array(base.columns.length - base.size)
    for (const { exact } of words) markNewcomers(exact, newcomers, base, this.newcomerMarks)
  }

  /** Whether all, or none, of what is found has them; null when it is neither. */
  all(): boolean | null {
    const counts = this.words.map(({ clause }, at) => [measure(this.clauses[at]), measure(clause)] as const)
    if (counts.every(([exact, any]) => exact === any)) return true
    return counts.some(([exact]) => exact === 0) ? false : null
  }

  has(slot: number): boolean {
    const { base } = this
    if (slot >= base.size) return this.newcomerMarks[slot - base.size] === this.words.length
    const codes = base.columns.arrays()
    return this.clauses.every((clause, at) => meetsAny(clause, TEXT_FIELDS, codes, slot) || (this.slots[at]?.has(slot) ?? false))
  }
}

/** A measure that two clauses, one within the other, share only when they are the same. */
function measure(clause: Clause | undefined): number {
  let sum = 0
  for (const field of TEXT_FIELDS) sum += clause?.values[field]?.chosen.length ?? 0
  for (const some of clause?.slots ?? []) sum += some.length
  return sum
}
