import { dayText } from "../contract"
import { pricingDay } from "./active-days"
import type { PricingFacts } from "./facts"

/**
 * A key under which a price may be kept: the version of the price book and every fact a price follows from, the date as
 * its UTC day. Two lines share a key only if they cost the same; a changed item, buyer or book makes another key.
 */
export function priceCacheKey(bookVersion: string | number, facts: PricingFacts): string {
  const { item, line, buyer, coid, promo } = facts
  return JSON.stringify([
    bookVersion,
    Object.entries(item).sort(byName),
    Object.entries(line).sort(byName),
    Object.entries(buyer).sort(byName),
    coid,
    dayText(pricingDay(facts.date)),
    promo ? [promo.code, promo.percentage] : null,
  ])
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
