import { PRICING_FIELDS, type FieldRow } from "../../contract"
import type { RuleTest } from "../compile-rule"
import { DAY_SLOT, FIELD_ORDER } from "../fields"

export type KeyScope = { slot: number; values: readonly string[] }
export type RangeScope = { slot: number; least: number; most: number }

/**
 * The conditions of a rule, brought together by fact: the texts each fact may have, the range of each number (the days are
 * one too), and the tests that are neither. Together they say exactly what the rule says.
 */
export type RuleScope = {
  keyed: readonly KeyScope[]
  ranged: readonly RangeScope[]
  rest: readonly RuleTest[]
  /** The facts it looks at, a bit each. */
  slots: number
}

const FIELDS: Readonly<Record<string, FieldRow>> = PRICING_FIELDS

/** The scope of a rule with these tests and active days. A fact left without a text, or with an empty range, is never met. */
export function ruleScope(tests: readonly RuleTest[], from: number, to: number): RuleScope {
  const keyed = new Map<number, readonly string[]>()
  const ranged = new Map<number, readonly [number, number]>()
  const rest: RuleTest[] = []
  if (Number.isFinite(from) || Number.isFinite(to)) ranged.set(DAY_SLOT, [from, to])
  for (const test of tests) {
    const { slot, keys, range } = test
    const known = keyed.get(slot)
    if (keys && !(known && hasMany(slot))) keyed.set(slot, known ? common(known, keys) : [...new Set(keys)])
    else if (range) ranged.set(slot, meet(ranged.get(slot), range))
    else rest.push(test)
  }
  return {
    keyed: [...keyed].map(([slot, values]) => ({ slot, values })),
    ranged: [...ranged].map(([slot, [least, most]]) => ({ slot, least, most })),
    rest,
    slots: tests.reduce((bits, { slot }) => bits | (1 << slot), 0),
  }
}

/** Whether a fact may have several values at once, so that two different texts may both be met. */
export function hasMany(slot: number): boolean {
  return FIELDS[FIELD_ORDER[slot - 1] ?? ""]?.many ?? false
}

function common(known: readonly string[], keys: readonly string[]): readonly string[] {
  const allowed = new Set(keys)
  return known.filter((key) => allowed.has(key))
}

function meet(known: readonly [number, number] | undefined, [least, most]: readonly [number, number]): readonly [number, number] {
  return known ? [Math.max(known[0], least), Math.min(known[1], most)] : [least, most]
}
