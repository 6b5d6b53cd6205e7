import type { CompanyRole, SpendingPeriod } from "../contract"

const MONTHS: Record<Exclude<SpendingPeriod, "WEEK">, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 }
const DAYS_OF_WEEK = 7

/** The moment a calendar period began that `now` lies in, UTC; a week begins on Monday. */
export function periodStart(period: SpendingPeriod, now: Date): Date {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  if (period === "WEEK") return new Date(Date.UTC(year, month, day - ((now.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK)))
  return new Date(Date.UTC(year, month - (month % MONTHS[period]), 1))
}

/** What decides whether an order stays within a limit. Money in whole US cents; `spent` is without this order. */
export type SpendingFacts = { role: CompanyRole; limitCents: number | null; spentCents: number; cents: number }

/** Whether an order needs a colleague's approval. Administrators and buyers without a limit need none. */
export function isAboveLimit({ role, limitCents, spentCents, cents }: SpendingFacts): boolean {
  return role !== "ADMIN" && limitCents !== null && spentCents + cents > limitCents
}
