import type { FieldProblem } from "./error-schema"
import { actionProblems, setsBase } from "./pricing-action-problems"
import { conditionProblems } from "./pricing-condition-problems"
import { PRICING_LIMITS, PRICING_RULE_STATUSES } from "./pricing-rule-values"
import {
  dateProblems,
  isRecord,
  listProblem,
  numberProblem,
  oneOfProblem,
  priceProblem,
  problemAt,
  textProblem,
  unitProblem,
  type Loose,
} from "./pricing-value-problems"
import { COIDS } from "./region-values"

/**
 * Everything that is wrong with a pricing rule, each with its dotted field and reason; empty when it can be used. Forms,
 * the save routes and the engine ask the same function, so a rule that was saved is a rule that prices.
 */
export function pricingRuleProblems(rule: unknown): FieldProblem[] {
  if (!isRecord(rule)) return problemAt("", "must be a rule")
  return [
    ...problemAt("name", textProblem(rule.name)),
    ...problemAt("status", oneOfProblem(rule.status, PRICING_RULE_STATUSES)),
    ...problemAt("priority", priorityProblem(rule.priority)),
    ...problemAt(
      "coids",
      listProblem(rule.coids, (coid) => oneOfProblem(coid, COIDS)),
    ),
    ...problemAt("customerSegments", listProblem(rule.customerSegments, textProblem)),
    ...problemAt("productCodes", listProblem(rule.productCodes, textProblem)),
    ...dateProblems(rule),
    ...partsProblems(rule, "conditions", 0, PRICING_LIMITS.conditions, conditionProblems),
    ...partsProblems(rule, "actions", 1, PRICING_LIMITS.actions, actionProblems),
    ...baseProblems(rule.actions),
  ]
}

/** The same for a custom price: one owner, a price above 0, a unit, dates in order. */
export function customPriceProblems(row: unknown): FieldProblem[] {
  if (!isRecord(row)) return problemAt("", "must be a custom price")
  const hasCustomer = row.customerId != null
  const hasCompany = row.companyId != null
  return [
    ...problemAt("productCode", textProblem(row.productCode)),
    ...problemAt("customerId", hasCustomer === hasCompany ? "must be set, or the company, and not both" : null),
    ...(hasCustomer ? problemAt("customerId", textProblem(row.customerId)) : []),
    ...(hasCompany ? problemAt("companyId", textProblem(row.companyId)) : []),
    ...(row.coid == null ? [] : problemAt("coid", oneOfProblem(row.coid, COIDS))),
    ...problemAt("customPrice", priceProblem(row.customPrice)),
    ...problemAt("unit", unitProblem(row.unit)),
    ...(row.originalPrice == null ? [] : problemAt("originalPrice", priceProblem(row.originalPrice))),
    ...(row.discountPercent == null
      ? []
      : problemAt("discountPercent", numberProblem(row.discountPercent, -PRICING_LIMITS.maxPrice, 100))),
    ...problemAt("isActive", typeof row.isActive === "boolean" ? null : "must be true or false"),
    ...dateProblems(row),
  ]
}

function priorityProblem(value: unknown): string | null {
  if (!Number.isInteger(value)) return "must be a whole number"
  return numberProblem(value, -PRICING_LIMITS.maxPriority, PRICING_LIMITS.maxPriority)
}

function partsProblems(
  rule: Loose,
  name: "conditions" | "actions",
  least: number,
  most: number,
  problemsOf: (part: unknown) => FieldProblem[],
): FieldProblem[] {
  const parts = rule[name]
  if (!Array.isArray(parts)) return problemAt(name, "must be a list")
  if (parts.length < least) return problemAt(name, `must have at least ${least}`)
  if (parts.length > most) return problemAt(name, `must have at most ${most}`)
  const list: readonly unknown[] = parts
  return list.flatMap((part, index) =>
    problemsOf(part).map(({ field, reason }) => ({ field: `${name}.${index}${field && `.${field}`}`, reason })),
  )
}

/** Two base prices in one rule would leave it to chance which one holds. */
function baseProblems(actions: unknown): FieldProblem[] {
  if (!Array.isArray(actions)) return []
  const list: readonly unknown[] = actions
  const bases = list.flatMap((action, index) => (setsBase(action) ? [index] : []))
  return bases.slice(1).map((index) => ({ field: `actions.${index}.type`, reason: "a rule sets one base price only" }))
}
