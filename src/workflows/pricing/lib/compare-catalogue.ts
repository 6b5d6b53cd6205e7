import type { DraftComparisonView } from "@billet/backend/contract"
import { compareDraft, type PriceBook, type PricingFacts } from "@billet/backend/pricing"
import { breathe } from "../../../modules/metal-pricing/follow/in-steps"

const LINES_AT_ONCE = 200
const SHOWN = 50

const size = ({ changePercent }: DraftComparisonView["differences"][number]) =>
  changePercent === null ? Number.POSITIVE_INFINITY : Math.abs(changePercent)

/** Two comparisons of different lines as one. */
function merged(a: DraftComparisonView, b: DraftComparisonView): DraftComparisonView {
  const cents = (one: number, other: number) => (Math.round(one * 100) + Math.round(other * 100)) / 100
  return {
    compared: a.compared + b.compared,
    changed: a.changed + b.changed,
    cheaper: a.cheaper + b.cheaper,
    dearer: a.dearer + b.dearer,
    totalBefore: cents(a.totalBefore, b.totalBefore),
    totalAfter: cents(a.totalAfter, b.totalAfter),
    histogram: a.histogram.map((bar, index) => ({ ...bar, lines: bar.lines + (b.histogram[index]?.lines ?? 0) })),
    differences: [...a.differences, ...b.differences].sort((one, other) => size(other) - size(one) || 0).slice(0, SHOWN),
  }
}

/** Compares a draft with the live book over many lines, in steps between which the shop goes on answering. */
export async function compareCatalogue(
  live: PriceBook,
  draft: PriceBook,
  portions: AsyncIterable<PricingFacts[]>,
): Promise<DraftComparisonView> {
  let result: DraftComparisonView = compareDraft(live, draft, [])
  for await (const lines of portions) {
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      result = merged(result, compareDraft(live, draft, lines.slice(at, at + LINES_AT_ONCE), SHOWN))
      await breathe()
    }
  }
  return result
}
