import type { FieldProblem } from "./error-schema"
import { PRICING_ACTIONS, PRICING_LIMITS, type ActionPart, type ActionRow } from "./pricing-rule-values"
import { isRecord, numberProblem, oneOfProblem, priceProblem, problemAt, unitProblem, type Loose } from "./pricing-value-problems"

const ACTIONS: Readonly<Record<string, ActionRow | undefined>> = PRICING_ACTIONS
const PARTS: readonly ActionPart[] = ["fixedPrice", "percentage", "pricePerUnit", "unit", "tiers"]

/** Why an action cannot be saved or used; empty when it can. Sources: decisions 19 and 20. */
export function actionProblems(action: unknown): FieldProblem[] {
  if (!isRecord(action)) return problemAt("", "must be an action")
  const row = typeof action.type === "string" && Object.hasOwn(ACTIONS, action.type) ? ACTIONS[action.type] : undefined
  if (!row) return problemAt("type", oneOfProblem(action.type, Object.keys(ACTIONS)))
  return PARTS.flatMap((part) => {
    if (row.parts.includes(part)) return partProblems(part, action[part], row)
    return isAbsent(action[part]) ? [] : problemAt(part, `is not part of ${String(action.type)}`)
  })
}

/** Whether an action sets the base price; false for a type that does not exist. */
export function setsBase(action: unknown): boolean {
  if (!isRecord(action) || typeof action.type !== "string" || !Object.hasOwn(ACTIONS, action.type)) return false
  return ACTIONS[action.type]?.setsBase ?? false
}

function isAbsent(value: unknown): boolean {
  return value == null || (Array.isArray(value) && value.length === 0)
}

function partProblems(part: ActionPart, value: unknown, row: ActionRow): FieldProblem[] {
  switch (part) {
    case "fixedPrice":
    case "pricePerUnit":
      return problemAt(part, priceProblem(value))
    case "percentage":
      return problemAt(part, numberProblem(value, 0, row.maxPercentage ?? 100, false))
    case "unit":
      return problemAt(part, unitProblem(value))
    case "tiers":
      return tiersProblems(value)
  }
}

function tiersProblems(tiers: unknown): FieldProblem[] {
  if (!Array.isArray(tiers) || tiers.length === 0) return problemAt("tiers", "must have at least one tier")
  if (tiers.length > PRICING_LIMITS.tiers) return problemAt("tiers", `must have at most ${PRICING_LIMITS.tiers} tiers`)
  const rows: readonly unknown[] = tiers
  const problems = rows.flatMap((tier, index) =>
    tierProblems(tier).map(({ field, reason }) => ({ field: `tiers.${index}${field && `.${field}`}`, reason })),
  )
  return problems.length > 0 ? problems : overlapProblems(rows.filter(isRecord))
}

function tierProblems(tier: unknown): FieldProblem[] {
  if (!isRecord(tier)) return problemAt("", "must be a tier")
  const { minValue, maxValue, price, unit } = tier
  const least = numberProblem(minValue, 0, PRICING_LIMITS.maxTierValue)
  return [
    ...problemAt("minValue", least),
    ...(maxValue == null || least ? [] : problemAt("maxValue", maxProblem(maxValue, minValue))),
    ...problemAt("price", priceProblem(price)),
    ...(unit == null ? [] : problemAt("unit", unitProblem(unit))),
  ]
}

function maxProblem(maxValue: unknown, minValue: unknown): string | null {
  const problem = numberProblem(maxValue, 0, PRICING_LIMITS.maxTierValue)
  return problem ?? (Number(maxValue) > Number(minValue) ? null : "must be above the least value")
}

/** Tiers include their least value and exclude their most, so 1 to 10 and 10 to 20 do not overlap. */
function overlapProblems(tiers: readonly Loose[]): FieldProblem[] {
  const sorted = tiers
    .map((tier, index) => ({ index, from: Number(tier.minValue), to: tier.maxValue == null ? Infinity : Number(tier.maxValue) }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  return sorted.flatMap((tier, position) => {
    const previous = sorted[position - 1]
    if (!previous || tier.from >= previous.to) return []
    return problemAt(
      `tiers.${tier.index}.minValue`,
      `overlaps the tier from ${previous.from} to ${previous.to === Infinity ? "any" : previous.to}`,
    )
  })
}
