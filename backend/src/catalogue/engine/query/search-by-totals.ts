import type { CoarseTotals } from "../base/coarse-totals"
import { LEAD_FIELDS, type LeadField } from "../base/projection"
import { FEATURED_CLASSES } from "../store/state-dictionary"
import type { FieldCondition } from "./conditions"
import { addNarrowed, fewerOthers } from "./narrowed-counts"
import { COUNTS_SOMEWHERE } from "./fail-bits"
import type { FoundNewcomers } from "./found-newcomers"
import { pageByAmount } from "./page-by-amount"
import { cutPage, type Cut, type PageSet } from "./page-cutter"
import type { Part } from "./parts"
import { kindsOf, type SearchContext } from "./search-context"
import { walkBlocks } from "./walk-blocks"
import { walkRuns } from "./walk-runs"

/** A part that totals answer: of the states asked for, of those without the choice of companies, and the one field narrowed. */
export type TotalsPlan = {
  part: Part
  totals: CoarseTotals
  hardTotals: CoarseTotals
  lead: LeadField | null
  /** The codes of the narrowed field that are not asked for, when they are fewer: then these are taken from all. */
  others: readonly number[] | null
}

/**
 * How kept totals answer a part, which they do when it asks for kept states, for kinds, and for values of at most one
 * of grade, condition and dimension; null when they cannot.
 */
export function totalsPlanOf({ totals, hardTotals }: SearchContext, part: Part): TotalsPlan | null {
  const { filters, clauses, slots } = part
  if (!totals || !hardTotals || clauses.length > 0 || slots) return null
  const [lead = null, second] = LEAD_FIELDS.filter((field) => filters[field])
  if (second || (lead && (!totals.tables || !hardTotals.tables))) return null
  return { part, totals, hardTotals, lead, others: lead ? fewerOthers(filters[lead]) : null }
}

/**
 * Fills the counts from totals, without looking at an item.
 * @param needsLongLists false when the lists of grades, conditions and sizes are at hand already
 */
export function countByTotals(context: SearchContext, plan: TotalsPlan, needsLongLists: boolean): void {
  const { compiled, counts } = context
  const { part, totals, hardTotals, lead } = plan
  const { facets } = compiled.query
  const condition = lead ? part.filters[lead] : undefined
  const kindFails = part.filters.kind?.fails
  for (const kind of kindsOf(context, part, COUNTS_SOMEWHERE)) {
    const count = countOfKind(totals, kind, lead, condition)
    counts.add("kind", kind, count)
    if ((kindFails?.[kind] ?? 0) !== 0) continue
    counts.total += count
    if (!facets) continue
    if (lead && condition) addNarrowed(context, plan, lead, kind, condition)
    else {
      if (needsLongLists) counts.addKind(totals, kind)
      counts.addCoids(hardTotals, kind)
    }
  }
}

function countOfKind(
  { rows, layout }: CoarseTotals,
  kind: number,
  lead: LeadField | null,
  condition: FieldCondition | undefined,
): number {
  const row = rows[kind]
  if (!row) return 0
  let count = 0
  if (lead && condition) {
    const end = layout.endOf[lead] - layout[lead]
    for (const code of condition.chosen) count += code < end ? (row[layout[lead] + code] ?? 0) : 0
  } else for (let at = layout.featured; at < layout.length; at++) count += row[at] ?? 0
  return count
}

/** The slots of the page. */
export function pageByTotals(
  context: SearchContext,
  { part, totals, lead }: TotalsPlan,
  newcomers: FoundNewcomers,
  cut: Cut,
): number[] {
  const { base, compiled, codeOrder, ordering, workspace } = context
  const condition = lead ? part.filters[lead] : undefined
  const shared = { base, newcomers, codeOrder, kinds: kindsOf(context, part), state: compiled.state }
  const set: PageSet =
    lead && condition ? narrowedSet(context, totals, lead, condition, shared) : wholeSet(context, totals, shared)
  const { amount } = ordering
  if (amount) return pageByAmount(set, amount, lead && condition ? { field: lead, ...condition } : null, cut, workspace)
  return cutPage(set, ordering, cut, workspace)
}

type SharedSet = Pick<PageSet, "base" | "newcomers" | "codeOrder" | "kinds" | "state">

function wholeSet({ ordering }: SearchContext, totals: CoarseTotals, shared: SharedSet): PageSet {
  const { base, newcomers, codeOrder, kinds, state } = shared
  return {
    base,
    newcomers,
    codeOrder,
    kinds,
    state,
    countOfClasses: (classes) => countOfClasses(totals, kinds, classes),
    countOfCode: (code) => (ordering.field === "state" ? 0 : sumOfRows(totals, kinds, ordering.field, code)),
    cutClasses: (bucket, cut, page) => walkBlocks(base, totals, kinds, bucket, cut, page),
    isAsked: null,
  }
}

function countOfClasses(totals: CoarseTotals, kinds: readonly number[], classes: readonly number[]): number {
  let count = 0
  for (const kind of kinds) count += totals.kindTotal(kind, classes)
  return count
}

function sumOfRows({ rows, layout }: CoarseTotals, kinds: readonly number[], field: LeadField, code: number): number {
  const at = layout[field] + code
  if (at >= layout.endOf[field]) return 0
  let count = 0
  for (const kind of kinds) count += rows[kind]?.[at] ?? 0
  return count
}

function narrowedSet(
  { workspace, ordering }: SearchContext,
  totals: CoarseTotals,
  lead: LeadField,
  { chosen, fails }: FieldCondition,
  shared: SharedSet,
): PageSet {
  const { base, kinds, codeOrder } = shared
  const projection = base.projections[lead]
  const { field } = ordering
  const byCode = new Int32Array(field === "state" ? 0 : base.columns.sizeOf(field))
  const classCounts = new Int32Array(FEATURED_CLASSES)
  for (const kind of kinds) {
    if (field === "state") totals.tables?.[kind]?.addSides(lead, chosen, null, classCounts)
    else if (lead !== field) totals.tables?.[kind]?.addCounts(lead, chosen, field, byCode)
  }
  const column = base.projections[field === "state" ? lead : field][lead]
  const found = classCounts.reduce((sum, count) => sum + count, 0)
  const sumOf = (classes: readonly number[]) => classes.reduce((sum, one) => sum + (classCounts[one] ?? 0), 0)
  return {
    ...shared,
    countOfClasses: sumOf,
    countOfCode: (code) => {
      if (lead !== field) return byCode[code] ?? 0
      return fails[code] === 0 ? sumOfRows(totals, kinds, field, code) : 0
    },
    cutClasses: (bucket, cut, page) => {
      if (lead !== "grade" && isDense(sumOf(bucket.classes), found, base.size, cut))
        walkBlocks(base, totals, kinds, bucket, cut, page, { field: lead, fails })
      else walkRuns(projection, kinds, chosen, bucket, codeOrder, cut, page, workspace)
    },
    isAsked: (place) => fails[column[place] ?? 0] === 0,
  }
}

/**
 * Whether so many of all items belong to a bucket that the page is sooner met by walking through all in order of product
 * code than by reading every run of what was found. Not for grades: a code begins with the grade, so one grade's items
 * stand together and may be far down.
 */
function isDense(inBucket: number, found: number, all: number, { skip, take }: Cut): boolean {
  return inBucket >= skip + take && (all / inBucket) * (skip + take) < found
}
