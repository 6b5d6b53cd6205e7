import type { FieldProblem } from "./error-schema"
import { utcDayOf } from "./pricing-day"
import { PRICE_UNITS, PRICING_LIMITS } from "./pricing-rule-values"

/** A record as it came in, before anything about it is known. */
export type Loose = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether a number has at most so many decimals as it is written. */
export function hasDecimals(value: number, most: number): boolean {
  const [mantissa = "", exponent = "0"] = String(value).split("e")
  return (mantissa.split(".")[1]?.length ?? 0) - Number(exponent) <= most
}

/** Why a value is no number within the limits; null when it is one. */
export function numberProblem(value: unknown, least: number, most: number, leastCounts = true): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number"
  if (leastCounts ? value < least : value <= least) return leastCounts ? `must be at least ${least}` : `must be above ${least}`
  if (value > most) return `must be at most ${most}`
  return hasDecimals(value, PRICING_LIMITS.decimals) ? null : `must have at most ${PRICING_LIMITS.decimals} decimals`
}

export function priceProblem(value: unknown): string | null {
  return numberProblem(value, 0, PRICING_LIMITS.maxPrice, false)
}

export function unitProblem(value: unknown): string | null {
  return oneOfProblem(value, PRICE_UNITS)
}

export function oneOfProblem(value: unknown, allowed: readonly string[]): string | null {
  return typeof value === "string" && allowed.includes(value) ? null : `must be one of ${allowed.join(", ")}`
}

/** Why a value is no text to compare with. */
export function textProblem(value: unknown): string | null {
  if (typeof value !== "string") return "must be a text"
  if (value.trim() === "") return "must not be empty"
  return value.length > PRICING_LIMITS.text ? `must be at most ${PRICING_LIMITS.text} characters` : null
}

/** Why a value is no list without an empty or repeated entry. */
export function listProblem(value: unknown, entryProblem: (entry: unknown) => string | null): string | null {
  if (!Array.isArray(value)) return "must be a list"
  if (value.length > PRICING_LIMITS.values) return `must have at most ${PRICING_LIMITS.values} entries`
  const entries: readonly unknown[] = value
  for (const entry of entries) {
    const problem = entryProblem(entry)
    if (problem) return `each entry ${problem}`
  }
  return new Set(entries).size < entries.length ? "must not name an entry twice" : null
}

/** First and last day: each a date or absent, and not inverted. */
export function dateProblems({ effectiveDate, expiryDate }: Loose): FieldProblem[] {
  const problems: FieldProblem[] = []
  const from = effectiveDate == null ? Number.NEGATIVE_INFINITY : utcDayOf(effectiveDate)
  const to = expiryDate == null ? Number.POSITIVE_INFINITY : utcDayOf(expiryDate)
  if (from === null) problems.push({ field: "effectiveDate", reason: "must be a date" })
  if (to === null) problems.push({ field: "expiryDate", reason: "must be a date" })
  if (from !== null && to !== null && from > to)
    problems.push({ field: "expiryDate", reason: "must not be before the effective date" })
  return problems
}

/** A problem list from one field's reason. */
export function problemAt(field: string, reason: string | null): FieldProblem[] {
  return reason === null ? [] : [{ field, reason }]
}
