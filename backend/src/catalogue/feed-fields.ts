import { isValidProductCode } from "../contract"
import type { FeedProblem, ParsedRow } from "./feed-columns"

export type TextRule = { max: number; optional?: boolean; pattern?: RegExp; reason?: string }
export type NumberRule = { min: number; max: number; whole?: boolean }

/** A row as its reader gives it: texts from CSV; NDJSON and databases also bring numbers, booleans and nulls. */
export type FeedRecord = Record<string, unknown>

const NUMBER = /^[+-]?\d+(\.\d+)?$/

/**
 * Reads the fields of one feed row and collects everything that is wrong with it, so that a bad row is reported whole.
 * A refused field reads as a placeholder; `finish` hands the row out only when nothing was refused.
 */
export class FeedFields {
  private readonly problems: FeedProblem[] = []

  constructor(private readonly record: FeedRecord) {}

  raw(field: string): string {
    const value = this.record[field] ?? ""
    return (typeof value === "object" ? JSON.stringify(value) : String(value)).trim()
  }

  refuse(field: string, reason: string): void {
    this.problems.push({ field, value: this.raw(field), reason })
  }

  isRefused(...fields: string[]): boolean {
    return this.problems.some((problem) => fields.includes(problem.field))
  }

  finish<Row>(row: Row): ParsedRow<Row> {
    return this.problems.length > 0 ? { ok: false, problems: this.problems } : { ok: true, row }
  }

  text(field: string, rule: TextRule): string {
    const value = this.raw(field)
    if (value === "" && !rule.optional) this.refuse(field, "must not be blank")
    else if (value.length > rule.max) this.refuse(field, `must have at most ${rule.max} characters`)
    else if (/\p{Cc}/u.test(value)) this.refuse(field, "must not hold control characters")
    else if (value !== "" && rule.pattern && !rule.pattern.test(value)) this.refuse(field, rule.reason ?? "has a wrong form")
    return value
  }

  productCode(): string {
    const code = this.text("productCode", { max: 120 })
    if (!this.isRefused("productCode") && !isValidProductCode(code))
      this.refuse("productCode", "must hold only letters, digits and single spaces")
    return code
  }

  oneOf<T extends string>(field: string, values: readonly [T, ...T[]]): T {
    const value = this.raw(field).toUpperCase()
    const found = values.find((one) => one.toUpperCase() === value)
    if (found === undefined) this.refuse(field, `must be one of ${values.join(", ")}`)
    return found ?? values[0]
  }

  boolean(field: string): boolean {
    const value = this.raw(field).toLowerCase()
    if (!["true", "false", "1", "0"].includes(value)) this.refuse(field, "must be true or false")
    return value === "true" || value === "1"
  }

  /** A number, or null for a blank. */
  number(field: string, rule: NumberRule): number | null {
    return this.raw(field) === "" ? null : this.requiredNumber(field, rule)
  }

  requiredNumber(field: string, rule: NumberRule): number {
    const text = this.raw(field)
    const reason = text === "" ? "must not be blank" : numberProblem(text, rule)
    if (reason) this.refuse(field, reason)
    return reason ? rule.min : Number(text)
  }
}

/** Why a text is no number within the rule; null when it is one. A decimal comma is refused: "1,908" could mean two things. */
export function numberProblem(text: string, { min, max, whole }: NumberRule): string | null {
  if (!NUMBER.test(text)) return "must be a number with a decimal point"
  const value = Number(text)
  if (whole && !Number.isInteger(value)) return "must be a whole number"
  return value >= min && value <= max ? null : `must be between ${min} and ${max}`
}
