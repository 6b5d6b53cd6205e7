import type { PricingRule } from "../contract"
import { calculatePrice } from "./calculate-price"
import { compileRules } from "./compile-rules"
import type { PricingFacts } from "./facts"
import type { PriceBook } from "./price-book"

/** A line that a draft prices otherwise; totals in USD, null where there is no price. */
export type DraftDifference = {
  productCode: string
  before: number | null
  after: number | null
  /** Against the price before; null where one of them is missing or the price before was 0. */
  changePercent: number | null
}
/** How many lines change by `from` percent or more and by less than `to`; null is without end. */
export type HistogramBar = { from: number | null; to: number | null; lines: number }

/** What a draft would change over the lines that were compared. */
export type DraftComparison = {
  compared: number
  changed: number
  cheaper: number
  dearer: number
  totalBefore: number
  totalAfter: number
  histogram: HistogramBar[]
  /** The greatest changes first, at most `keep`. */
  differences: DraftDifference[]
}

const EDGES = [-50, -20, -10, -5, -2, 0, 2, 5, 10, 20, 50]

/** The live book with one rule replaced or added and taken as ACTIVE: what would hold once it is. */
export function withDraft(live: PriceBook, draft: PricingRule): PriceBook {
  const others = live.rules.all.map(({ row }) => row).filter(({ id }) => id !== draft.id)
  return { rules: compileRules([...others, { ...draft, status: "ACTIVE" }], live.rules), customPrices: live.customPrices }
}

/**
 * Prices the same lines by the live book and by a draft and counts what changes. Lines are taken one by one, so a whole
 * catalogue can be streamed through.
 */
export function compareDraft(live: PriceBook, draft: PriceBook, lines: Iterable<PricingFacts>, keep = 100): DraftComparison {
  const result: DraftComparison = {
    compared: 0,
    changed: 0,
    cheaper: 0,
    dearer: 0,
    totalBefore: 0,
    totalAfter: 0,
    histogram: [null, ...EDGES].map((from, index) => ({ from, to: EDGES[index] ?? null, lines: 0 })),
    differences: [],
  }
  let cents = { before: 0, after: 0 }
  for (const facts of lines) {
    const before = calculatePrice(live, facts)?.finalPrice ?? null
    const after = calculatePrice(draft, facts)?.finalPrice ?? null
    result.compared += 1
    cents = { before: cents.before + toCents(before), after: cents.after + toCents(after) }
    if (before !== after)
      count(result, { productCode: facts.item.productCode, before, after, changePercent: change(before, after) }, keep)
  }
  result.differences = greatest(result.differences, keep)
  return { ...result, totalBefore: cents.before / 100, totalAfter: cents.after / 100 }
}

function count(result: DraftComparison, difference: DraftDifference, keep: number): void {
  const percent = difference.changePercent
  result.changed += 1
  if (percent !== null) {
    if (percent < 0) result.cheaper += 1
    else result.dearer += 1
    const bar = result.histogram.find(({ to }) => to === null || percent < to)
    if (bar) bar.lines += 1
  }
  result.differences.push(difference)
  if (result.differences.length > 20 * keep) result.differences = greatest(result.differences, keep)
}

function greatest(differences: readonly DraftDifference[], keep: number): DraftDifference[] {
  const size = ({ changePercent }: DraftDifference) =>
    changePercent === null ? Number.POSITIVE_INFINITY : Math.abs(changePercent)
  return [...differences].sort((a, b) => size(b) - size(a) || 0).slice(0, keep)
}

function change(before: number | null, after: number | null): number | null {
  return before === null || after === null || before === 0 ? null : ((after - before) / before) * 100
}

function toCents(amount: number | null): number {
  return Math.round((amount ?? 0) * 100)
}
