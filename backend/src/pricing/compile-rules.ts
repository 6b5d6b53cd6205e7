import { pricingRuleProblems, type PricingField, type PricingRule } from "../contract"
import type { BookProblem } from "./book-problem"
import { compileRule, type CompiledRule, type RuleTest } from "./compile-rule"
import { FIELD_ORDER } from "./fields"
import { compareRuleOrder } from "./rule-order"
import { encodeTree, type TreeProgram } from "./tree/encode-tree"
import { factReaders, type FactCodes, type FactReader } from "./tree/encoded-facts"
import { buildRuleTree } from "./tree/rule-tree"

/** Rules compiled once, to be asked for every price. */
export type RuleSet = {
  /** Every sound rule of any status, in the order of evaluation. */
  all: readonly CompiledRule[]
  /** The active ones as a decision tree; it names them by their place in `all`. */
  program: TreeProgram
  /** By place in `all`, the tests of the active ones that the tree does not hold. */
  rest: ReadonlyMap<number, readonly RuleTest[]>
  /** The facts some active rule looks at; no other is read. */
  readers: readonly FactReader[]
  problems: readonly BookProblem[]
}

/**
 * Compiles rules. A row that is broken (it got past the save routes) is left out and reported, so that it can never make
 * a wrong price. Only rules of status ACTIVE enter the tree; days are part of it, so one set serves every date.
 *
 * With `known`, an earlier set, rows that are the very same objects are not compiled again: an edit of one rule among
 * thousands takes a fraction of the time. Rows must not be changed in place.
 */
export function compileRules(rows: readonly PricingRule[], known?: RuleSet): RuleSet {
  const earlier = new Map(known?.all.map((rule) => [rule.row, rule]))
  const problems: BookProblem[] = []
  const sound: CompiledRule[] = []
  for (const row of rows) {
    const compiled = earlier.get(row) ?? compileSound(row, problems)
    if (compiled) sound.push(compiled)
  }
  const all = sound
    .map((rule) => ({ rule, key: orderKey(rule) }))
    .sort((a, b) => compareRuleOrder(a.key, b.key))
    .map(({ rule }) => rule)
  return { all, problems, ...indexed(all) }
}

function compileSound(row: PricingRule, problems: BookProblem[]): CompiledRule | null {
  const fields = pricingRuleProblems(row)
  if (fields.length === 0) return compileRule(row)
  problems.push({ kind: "rule", id: String(row?.id ?? ""), name: String(row?.name ?? ""), fields })
  return null
}

function orderKey({ row, from }: CompiledRule) {
  return { id: row.id, priority: row.priority, from }
}

function indexed(all: readonly CompiledRule[]): Pick<RuleSet, "program" | "rest" | "readers"> {
  const active = all.filter(({ row }) => row.status === "ACTIVE")
  const ranks = new Map(all.map((rule, rank) => [rule, rank]))
  const codes = codesOf(active)
  const rest = new Map<number, readonly RuleTest[]>()
  for (const rule of active) if (rule.scope.rest.length > 0) rest.set(ranks.get(rule) ?? -1, rule.scope.rest)
  return { program: encodeTree(buildRuleTree(active), { codes, ranks }), rest, readers: factReaders(fieldsOf(active), codes) }
}

/** Numbers the texts that rules compare a fact with. */
function codesOf(rules: readonly CompiledRule[]): FactCodes {
  const codes: (Map<string, number> | undefined)[] = []
  for (const { scope } of rules) {
    for (const { slot, values } of scope.keyed) {
      const known = (codes[slot] ??= new Map<string, number>())
      for (const value of values) if (!known.has(value)) known.set(value, known.size)
    }
  }
  return codes
}

function fieldsOf(rules: readonly CompiledRule[]): PricingField[] {
  const slots = new Set<number>()
  for (const { tests } of rules) for (const { slot } of tests) slots.add(slot)
  return FIELD_ORDER.filter((_, index) => slots.has(index + 1))
}
