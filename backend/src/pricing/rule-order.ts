import type { PricingRule } from "../contract"
import { activeDays } from "./active-days"

/** What decides over the order of two rules; `from` is the first active day, -Infinity without one. */
export type RuleOrderKey = { id: string; priority: number; from: number }

/**
 * The order rules are taken in: higher priority first, then the newer effective date (none is the oldest), then the
 * smaller id. Source: decision 19.
 */
export function compareRuleOrder(a: RuleOrderKey, b: RuleOrderKey): number {
  if (a.priority !== b.priority) return b.priority - a.priority
  if (a.from !== b.from) return a.from < b.from ? 1 : -1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

/** Rules in the order they are taken in. */
export function sortRules<Rule extends PricingRule>(rules: readonly Rule[]): Rule[] {
  return rules
    .map((rule) => ({ rule, id: rule.id, priority: rule.priority, from: activeDays(rule)[0] }))
    .sort(compareRuleOrder)
    .map(({ rule }) => rule)
}
