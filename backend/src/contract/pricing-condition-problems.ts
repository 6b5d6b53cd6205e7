import type { FieldProblem } from "./error-schema"
import { PRICING_FIELDS, PRICING_OPERATORS, type FieldKind, type FieldRow, type OperatorRow } from "./pricing-rule-values"
import { isRecord, listProblem, oneOfProblem, problemAt, textProblem } from "./pricing-value-problems"

const FIELDS: Readonly<Record<string, FieldRow | undefined>> = PRICING_FIELDS
const OPERATORS: Readonly<Record<string, OperatorRow | undefined>> = PRICING_OPERATORS
const KIND_NAMES: Record<FieldKind, string> = { text: "texts", number: "numbers", flag: "yes or no" }

/** Why a condition cannot be saved or used; empty when it can. Source: decision 20. */
export function conditionProblems(condition: unknown): FieldProblem[] {
  if (!isRecord(condition)) return problemAt("", "must be a condition")
  const field = rowOf(FIELDS, condition.field)
  const operator = rowOf(OPERATORS, condition.operator)
  if (!field) return problemAt("field", oneOfProblem(condition.field, Object.keys(FIELDS)))
  if (!operator) return problemAt("operator", oneOfProblem(condition.operator, Object.keys(OPERATORS)))
  if (!operator.fields.includes(field.kind)) {
    const kinds = operator.fields.map((kind) => KIND_NAMES[kind]).join(" and ")
    return problemAt("operator", `${String(condition.operator)} compares ${kinds}; ${field.label} is not of that kind`)
  }
  return problemAt("value", valueProblem(operator, field, condition.value))
}

function rowOf<Row>(rows: Readonly<Record<string, Row | undefined>>, key: unknown): Row | undefined {
  return typeof key === "string" && Object.hasOwn(rows, key) ? rows[key] : undefined
}

function valueProblem(operator: OperatorRow, field: FieldRow, value: unknown): string | null {
  switch (operator.value) {
    case "one":
      return entryProblem(field, value)
    case "text":
      return textProblem(value)
    case "list":
      return Array.isArray(value) && value.length === 0
        ? "must name at least one value"
        : listProblem(value, (entry) => entryProblem(field, entry))
    case "range":
      return rangeProblem(value)
  }
}

function entryProblem(field: FieldRow, value: unknown): string | null {
  if (field.kind === "flag") return typeof value === "boolean" ? null : "must be true or false"
  if (field.kind === "number") return isFiniteNumber(value) ? null : "must be a number"
  return field.values ? oneOfProblem(value, field.values) : textProblem(value)
}

function rangeProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 2) return "must be two numbers, the least and the most"
  const [least, most]: readonly unknown[] = value
  if (!isFiniteNumber(least) || !isFiniteNumber(most)) return "must be two numbers, the least and the most"
  return least > most ? "must name the smaller number first" : null
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value)
}
