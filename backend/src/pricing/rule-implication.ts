import { PRICING_FIELDS } from "../contract"
import type { CompiledRule, RuleTest } from "./compile-rule"
import type { FactValue } from "./define-operator"
import { hasMany } from "./tree/rule-scope"

/** Why no line can ever meet a rule's conditions; null when one might. */
export function contradictionIn(rule: CompiledRule): string | null {
  const { keyed, ranged } = rule.scope
  const fieldOf = (slot: number) => rule.tests.find((test) => test.slot === slot)?.condition.field
  for (const { slot, least, most } of ranged) {
    const field = fieldOf(slot)
    if (least > most) return field ? `no number meets its conditions on ${PRICING_FIELDS[field].label}` : "its dates are inverted"
  }
  for (const slot of new Set([...keyed, ...rule.tests].map((entry) => entry.slot))) {
    const field = fieldOf(slot)
    if (field && possibleFacts(rule, slot)?.length === 0)
      return `its conditions on ${PRICING_FIELDS[field].label} exclude each other`
  }
  return null
}

/** Whether every line that meets a rule's conditions meets this one too. False where that cannot be told. */
export function implies(rule: CompiledRule, test: RuleTest): boolean {
  const { keys, range } = test
  const key = rule.scope.keyed.find(({ slot }) => slot === test.slot)
  if (keys && key && !hasMany(test.slot)) {
    if (key.values.every((value) => keys.includes(value))) return true
    if (!key.values.some((value) => keys.includes(value))) return false
  }
  const own = rule.tests.filter(({ slot }) => slot === test.slot)
  if (own.some((other) => isSameCondition(other, test) || excludesAllOf(other, test))) return true
  if (hasMany(test.slot)) return keys !== undefined && own.some((other) => other.keys?.every((key) => keys.includes(key)))
  const possible = possibleFacts(rule, test.slot)
  if (possible) return possible.every((fact) => test.holds(fact))
  const known = rule.scope.ranged.find(({ slot }) => slot === test.slot)
  return range !== undefined && known !== undefined && range[0] <= known.least && known.most <= range[1]
}

/** Whether no line can meet both rules' conditions. False where that cannot be told. */
export function areDisjoint({ scope: a }: CompiledRule, { scope: b }: CompiledRule): boolean {
  const rangesApart = a.ranged.some((one) => {
    const other = b.ranged.find(({ slot }) => slot === one.slot)
    return other !== undefined && (one.most < other.least || other.most < one.least)
  })
  if (rangesApart) return true
  return a.keyed.some(({ slot, values }) => {
    const other = hasMany(slot) ? undefined : b.keyed.find((key) => key.slot === slot)
    return other !== undefined && !values.some((value) => other.values.includes(value))
  })
}

/** One of the texts a fact may have where a rule holds; undefined where they are not known. */
export function possibleText(rule: CompiledRule, slot: number): string | undefined {
  const text = possibleFacts(rule, slot)?.[0]
  return typeof text === "string" ? text : undefined
}

/** The only values a fact can have where a rule holds; null where they are no short list, or the fact may have several. */
function possibleFacts(rule: CompiledRule, slot: number): FactValue[] | null {
  if (hasMany(slot)) return null
  const tests = rule.tests.filter((test) => test.slot === slot)
  const candidates = rule.scope.keyed.find((key) => key.slot === slot)?.values ?? listedValues(tests)
  return candidates && candidates.filter((fact) => tests.every((test) => test.holds(fact)))
}

function listedValues(tests: readonly RuleTest[]): readonly FactValue[] | null {
  for (const { condition } of tests) {
    const { field, operator, value } = condition
    if (operator === "IN" && typeof value === "object") return value
    if (operator === "EQUALS" && typeof value !== "object") return [value]
    if (operator === "NOT_EQUALS" && PRICING_FIELDS[field].kind === "flag") return [true, false, null]
  }
  return null
}

function isSameCondition(a: RuleTest, b: RuleTest): boolean {
  return a.condition.operator === b.condition.operator && JSON.stringify(a.condition.value) === JSON.stringify(b.condition.value)
}

/** Whether one negation excludes at least what the other does. */
function excludesAllOf(a: RuleTest, b: RuleTest): boolean {
  const known = excludedBy(a)
  const asked = excludedBy(b)
  return known !== null && asked !== null && asked.every((value) => known.includes(value))
}

function excludedBy({ condition: { operator, value } }: RuleTest): readonly unknown[] | null {
  if (operator === "NOT_IN" && typeof value === "object") return value
  return operator === "NOT_EQUALS" ? [value] : null
}
