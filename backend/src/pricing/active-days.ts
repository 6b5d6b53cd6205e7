import { utcDayOf, type PricingRule } from "../contract"
import { InvalidPricingDateError } from "./facts"

/** First and last day, both included; infinite where there is none. */
export type ActiveDays = readonly [from: number, to: number]
type Dated = { effectiveDate: string | null; expiryDate: string | null }

/** The days a rule or custom price may apply on. Source: decision 20. */
export function activeDays({ effectiveDate, expiryDate }: Dated): ActiveDays {
  return [dayOr(effectiveDate, Number.NEGATIVE_INFINITY), dayOr(expiryDate, Number.POSITIVE_INFINITY)]
}

/**
 * Whether a rule is active at a date: its status is ACTIVE and the UTC day is within its dates, both included.
 * Source: decision 20.
 * @throws InvalidPricingDateError when the date is none.
 */
export function isRuleActive(rule: Dated & Pick<PricingRule, "status">, date: string): boolean {
  const day = pricingDay(date)
  const [from, to] = activeDays(rule)
  return rule.status === "ACTIVE" && from <= day && day <= to
}

/**
 * The UTC day of a pricing date.
 * @throws InvalidPricingDateError when it is none.
 */
export function pricingDay(date: string): number {
  if (date === latest.date) return latest.day
  const day = utcDayOf(date)
  if (day === null) throw new InvalidPricingDateError(date)
  latest = { date, day }
  return day
}

/** The lines of a page share their date, so the last one read is remembered. */
let latest = { date: "1970-01-01", day: 0 }

/** A date that is none makes every comparison false. */
function dayOr(date: string | null, absent: number): number {
  return date === null ? absent : (utcDayOf(date) ?? Number.NaN)
}
