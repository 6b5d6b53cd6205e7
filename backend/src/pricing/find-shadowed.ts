import { dayText, type PricingAction, type PricingRule } from "../contract"
import { pricingDay } from "./active-days"
import type { CompiledRule } from "./compile-rule"
import { compileRules, type RuleSet } from "./compile-rules"
import { EarlierRules } from "./earlier-rules"
import { areDisjoint, contradictionIn, implies, possibleText } from "./rule-implication"

/**
 * What staff should know of a rule: it "never" applies, its base price does not ("base-never"), or only the date or the id
 * decides between it and another one ("tie").
 */
export type RuleFinding = {
  ruleId: string
  ruleName: string
  kind: "never" | "base-never" | "tie"
  reason: string
  /** The other rule, where there is one. */
  byRuleId: string | null
}

/**
 * Active rules that never apply from a date on, and why: their dates are over, their conditions exclude each other, or one
 * earlier rule always sets the base price first. What only several rules together cover is not found; what is found is
 * true for lines whose weight and length are known, as every line of the shop's is.
 * @throws InvalidPricingDateError when the date is none.
 */
export function findShadowed(rules: readonly PricingRule[], date: string): RuleFinding[] {
  return [...shadowFindings(compileRules(rules), date)].filter((found) => found !== null)
}

/** The same for compiled rules, one by one and null for a rule there is nothing to say of: many are looked at in steps. */
export function* shadowFindings(rules: RuleSet, date: string): Generator<RuleFinding | null> {
  const today = pricingDay(date)
  const bases = new EarlierRules()
  let equals = { priority: Number.NaN, bases: new EarlierRules() }
  for (const rule of rules.all.filter(({ row }) => row.status === "ACTIVE")) {
    if (rule.row.priority !== equals.priority) equals = { priority: rule.row.priority, bases: new EarlierRules() }
    const impossible = neverReason(rule, today)
    if (impossible !== null || !rule.base) {
      yield impossible === null ? null : finding(rule, "never", impossible, null)
      continue
    }
    yield coverOf(rule, bases, today) ?? tieOf(rule, equals.bases, today)
    bases.add(rule)
    equals.bases.add(rule)
  }
}

function neverReason(rule: CompiledRule, today: number): string | null {
  const reason = rule.to < today ? `it ended on ${dayText(rule.to)}` : contradictionIn(rule)
  return reason && `never applies because ${reason}`
}

function coverOf(rule: CompiledRule, earlier: EarlierRules, today: number): RuleFinding | null {
  const cover = earlier.firstAround(
    rule,
    (slot) => possibleText(rule, slot),
    (other) => covers(other, rule, today),
  )
  if (!cover) return null
  const { name, id } = cover.row
  if (rule.changes.length > 0)
    return finding(rule, "base-never", `its base price never applies because "${name}" always sets one first`, id)
  return finding(rule, "never", `never applies because "${name}" always sets the base price first`, id)
}

function tieOf(rule: CompiledRule, equals: EarlierRules, today: number): RuleFinding | null {
  const tie = equals.firstBeside(rule, (other) => other.to >= today && !areDisjoint(other, rule))
  if (!tie) return null
  const decider = tie.from === rule.from ? "the id" : "the newer effective date"
  return finding(rule, "tie", `has the priority of "${tie.row.name}" and may meet the same lines; ${decider} decides`, tie.row.id)
}

function covers(earlier: CompiledRule, rule: CompiledRule, today: number): boolean {
  if ((earlier.scope.slots & ~rule.scope.slots) !== 0) return false
  const first = Math.max(rule.from, today)
  if (earlier.from > first || earlier.to < rule.to) return false
  return earlier.tests.every((test) => implies(rule, test)) && setsBaseAlways(earlier)
}

/** Tiers set a base price for every line only if they leave no gap from nothing to any number. */
function setsBaseAlways({ row }: CompiledRule): boolean {
  return row.actions.every((action) => action.type !== "TIERED_PRICING" || isGapless(action))
}

function isGapless({ tiers }: PricingAction): boolean {
  const sorted = [...tiers].sort((a, b) => a.minValue - b.minValue)
  const joins = sorted.every(({ minValue }, index) => minValue === (index === 0 ? 0 : sorted[index - 1]?.maxValue))
  return joins && sorted.at(-1)?.maxValue === null
}

function finding(rule: CompiledRule, kind: RuleFinding["kind"], reason: string, byRuleId: string | null): RuleFinding {
  return { ruleId: rule.row.id, ruleName: rule.row.name, kind, reason, byRuleId }
}
