import { PRICING_ACTIONS, type PricingAction, type PricingCondition, type PricingRule } from "../contract"
import { ACTIONS } from "./actions"
import { activeDays } from "./active-days"
import type { CompiledAction } from "./define-action"
import type { CompiledTest } from "./define-operator"
import { slotOf } from "./fields"
import { OPERATORS } from "./operators"
import { ruleScope, type RuleScope } from "./tree/rule-scope"

/** One condition of a rule, with the place of its fact among the encoded facts. */
export type RuleTest = CompiledTest & { slot: number; condition: PricingCondition }

/** A rule ready to be asked. */
export type CompiledRule = {
  row: PricingRule
  /** How its steps are signed. */
  source: { type: "rule"; id: string; name: string }
  /** First and last active day. */
  from: number
  to: number
  tests: readonly RuleTest[]
  scope: RuleScope
  base: CompiledAction | null
  changes: readonly CompiledAction[]
}

/** Compiles a rule without problems (`pricingRuleProblems`). Its three lists are conditions like any other. */
export function compileRule(row: PricingRule): CompiledRule {
  const [from, to] = activeDays(row)
  const tests = conditionsOf(row).map(compileTest)
  const base = row.actions.find(setsBase)
  return {
    row,
    source: { type: "rule", id: row.id, name: row.name },
    from,
    to,
    tests,
    scope: ruleScope(tests, from, to),
    base: base ? ACTIONS[base.type].compile(base) : null,
    changes: row.actions.filter((action) => !setsBase(action)).map((action) => ACTIONS[action.type].compile(action)),
  }
}

/** Every condition of a rule: those of its lists, then its own. */
function conditionsOf(row: PricingRule): PricingCondition[] {
  return [
    ...oneOf("productCode", row.productCodes),
    ...oneOf("customerSegment", row.customerSegments),
    ...oneOf("coid", row.coids),
    ...row.conditions,
  ]
}

function oneOf(field: "productCode" | "customerSegment" | "coid", value: readonly string[]): PricingCondition[] {
  return value.length === 0 ? [] : [{ field, operator: "IN", value }]
}

function compileTest(condition: PricingCondition): RuleTest {
  return { ...OPERATORS[condition.operator].compile(condition.value), slot: slotOf(condition.field), condition }
}

function setsBase({ type }: PricingAction): boolean {
  return PRICING_ACTIONS[type].setsBase
}
