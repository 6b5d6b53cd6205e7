const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const MILLISECONDS = 86_400_000

/**
 * The UTC day of a date ("2026-03-31") or an ISO instant with its offset, counted from 1970-01-01; null for anything
 * else, 31 February included. Rules start and end by days. Source: decision 20.
 */
export function utcDayOf(value: unknown): number | null {
  if (typeof value !== "string") return null
  const written = dayOfDate(value.slice(0, 10))
  if (written === null || value.length === 10) return written
  const milliseconds = INSTANT.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / MILLISECONDS)
}

/** The date of a day number, "2026-03-31". */
export function dayText(day: number): string {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10)
}

function dayOfDate(date: string): number | null {
  const match = DAY.exec(date)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // Year 0 to 99 would be read as 1900 to 1999; no rule is that old.
  if (year < 100 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  return Date.UTC(year, month - 1, day) / MILLISECONDS
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
