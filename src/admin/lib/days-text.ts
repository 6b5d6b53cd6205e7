import { utcDayOf } from "@billet/backend/contract"
import { date } from "./format"

type Dated = { effectiveDate: string | null; expiryDate: string | null }

/** A row broken behind the application may hold what is no day; it is shown as it is. */
const dayOf = (text: string) => (utcDayOf(text) === null ? text : date(text))

/** First and last day in words: "Jan 1, 2026 to Mar 31, 2026", "From Jan 1, 2026", "Always". */
export function daysText({ effectiveDate, expiryDate }: Dated): string {
  if (effectiveDate && expiryDate) return `${dayOf(effectiveDate)} to ${dayOf(expiryDate)}`
  if (effectiveDate) return `From ${dayOf(effectiveDate)}`
  return expiryDate ? `Until ${dayOf(expiryDate)}` : "Always"
}
