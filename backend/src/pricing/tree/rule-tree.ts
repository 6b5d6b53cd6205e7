import type { CompiledRule } from "../compile-rule"
import { chooseSplit, MAX_KEYS } from "./choose-split"
import { pushTo } from "./push-to"
import type { RangeScope } from "./rule-scope"

/**
 * A decision tree over rules: a node divides its rules by one fact, so that a price meets only those whose texts, ranges
 * and days fit. Which fact is chosen by what leaves the fewest rules. `encodeTree` writes it down for the engine.
 */
export type RuleTree = LeafNode | KeyNode | RangeNode
/** `answered` are the facts whose lists the way to the leaf has checked. */
export type LeafNode = { type: "leaf"; rules: readonly CompiledRule[]; answered: ReadonlySet<number> }
/** `others` do not look at the fact. */
export type KeyNode = { type: "key"; slot: number; children: ReadonlyMap<string, RuleTree>; others: RuleTree | null }
/** `below` and `above` lie wholly on one side of the centre, `across` holds it. */
export type RangeNode = {
  type: "range"
  slot: number
  centre: number
  below: RuleTree | null
  above: RuleTree | null
  across: RuleTree | null
  others: RuleTree | null
}

/** So few rules are asked one by one. */
const LEAF_SIZE = 24

/** Builds the tree. A rule with several texts for a fact stands under each, up to a total of copies. */
export function buildRuleTree(rules: readonly CompiledRule[]): RuleTree {
  return build(rules, new Set(), { copies: 2_000_000 + 16 * rules.length })
}

/** A rule with very many texts for a fact is not copied under each; it stays with the others and is asked. */
export function isDivided(key: { values: readonly string[] }): boolean {
  return key.values.length <= MAX_KEYS
}

type Budget = { copies: number }

function build(rules: readonly CompiledRule[], used: ReadonlySet<number>, budget: Budget): RuleTree {
  const split = rules.length <= LEAF_SIZE ? null : chooseSplit(rules, used, budget.copies)
  if (!split) return { type: "leaf", rules, answered: used }
  budget.copies -= split.copies
  return split.type === "key" ? keyNode(rules, split.slot, used, budget) : rangeNode(rules, split, used, budget)
}

function keyNode(rules: readonly CompiledRule[], slot: number, used: ReadonlySet<number>, budget: Budget): KeyNode {
  const groups = new Map<string, CompiledRule[]>()
  const others: CompiledRule[] = []
  for (const rule of rules) {
    const key = rule.scope.keyed.find((entry) => entry.slot === slot)
    if (!key || !isDivided(key)) others.push(rule)
    else for (const value of key.values) pushTo(groups, value, rule)
  }
  const now = new Set([...used, slot])
  const children = new Map([...groups].map(([value, group]) => [value, build(group, now, budget)]))
  return { type: "key", slot, children, others: buildSome(others, now, budget) }
}

function rangeNode(
  rules: readonly CompiledRule[],
  { slot, centre }: { slot: number; centre: number },
  used: ReadonlySet<number>,
  budget: Budget,
): RangeNode {
  const groups = {
    below: [] as CompiledRule[],
    above: [] as CompiledRule[],
    across: [] as CompiledRule[],
    others: [] as CompiledRule[],
  }
  for (const rule of rules)
    groups[
      sideOf(
        rule.scope.ranged.find((entry) => entry.slot === slot),
        centre,
      )
    ].push(rule)
  return {
    type: "range",
    slot,
    centre,
    below: buildSome(groups.below, used, budget),
    above: buildSome(groups.above, used, budget),
    across: buildSome(groups.across, used, budget),
    others: buildSome(groups.others, used, budget),
  }
}

function sideOf(range: RangeScope | undefined, centre: number): "below" | "above" | "across" | "others" {
  if (!range) return "others"
  if (range.most < centre) return "below"
  return range.least > centre ? "above" : "across"
}

function buildSome(rules: readonly CompiledRule[], used: ReadonlySet<number>, budget: Budget): RuleTree | null {
  return rules.length === 0 ? null : build(rules, used, budget)
}
