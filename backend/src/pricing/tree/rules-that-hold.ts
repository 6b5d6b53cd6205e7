import type { CompiledRule } from "../compile-rule"
import type { RuleSet } from "../compile-rules"
import { KEY, LEAF } from "./encode-tree"
import { NO_CODE, rawFact, type EncodedFacts } from "./encoded-facts"

/** The active rules whose conditions and days fit, in the order of evaluation, each once. */
export function rulesThatHold(set: RuleSet, facts: EncodedFacts): CompiledRule[] {
  const ranks: number[] = []
  collect(set, set.program.root, facts, ranks)
  sortNumbers(ranks)
  const found: CompiledRule[] = []
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index] ?? 0
    const rule = set.all[rank]
    if (rule && rank !== ranks[index - 1]) found.push(rule)
  }
  return found
}

/** A handful of numbers is sorted faster, and without garbage, by moving each to its place. */
function sortNumbers(numbers: number[]): void {
  if (numbers.length > 40) {
    numbers.sort((a, b) => a - b)
    return
  }
  for (let index = 1; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0
    let place = index
    for (; place > 0 && (numbers[place - 1] ?? 0) > number; place -= 1) numbers[place] = numbers[place - 1] ?? 0
    numbers[place] = number
  }
}

/** Walks the program of `encodeTree` from a node on. */
function collect(set: RuleSet, at: number, facts: EncodedFacts, ranks: number[]): void {
  const { code } = set.program
  if (at === 0) return
  if (code[at] === LEAF) askLeaf(set, at, facts, ranks)
  else if (code[at] === KEY) collectByKey(set, at, facts, ranks)
  else collectBySide(set, at, facts, ranks)
}

function collectByKey(set: RuleSet, at: number, facts: EncodedFacts, ranks: number[]): void {
  const { code } = set.program
  const slot = code[at + 1] ?? 0
  collect(set, code[at + 2] ?? 0, facts, ranks)
  const own = facts.codes[slot] ?? NO_CODE
  if (own !== NO_CODE) collect(set, childOf(code, at, own), facts, ranks)
  else if (facts.several) for (const one of facts.several.get(slot) ?? []) collect(set, childOf(code, at, one), facts, ranks)
}

function childOf(code: Int32Array, at: number, key: number): number {
  const mask = code[at + 3] ?? 0
  for (let place = key & mask; ; place = (place + 1) & mask) {
    const found = code[at + 4 + 2 * place]
    if (found === key) return code[at + 5 + 2 * place] ?? 0
    if (found === NO_CODE || found === undefined) return 0
  }
}

function collectBySide(set: RuleSet, at: number, facts: EncodedFacts, ranks: number[]): void {
  const { code, values } = set.program
  collect(set, code[at + 6] ?? 0, facts, ranks)
  const fact = facts.numbers[code[at + 1] ?? 0] ?? Number.NaN
  const centre = values[code[at + 2] ?? 0] ?? Number.NaN
  if (Number.isNaN(fact)) return
  collect(set, code[at + 5] ?? 0, facts, ranks)
  if (fact < centre) collect(set, code[at + 3] ?? 0, facts, ranks)
  else if (fact > centre) collect(set, code[at + 4] ?? 0, facts, ranks)
}

function askLeaf(set: RuleSet, start: number, facts: EncodedFacts, ranks: number[]): void {
  const { code } = set.program
  let at = start + 2
  for (let left = code[start + 1] ?? 0; left > 0; left -= 1) {
    const rank = code[at] ?? 0
    const hasRest = code[at + 1] === 1
    const listsAt = at + 3 + 2 * (code[at + 2] ?? 0)
    let holds = rangesHold(set, at + 3, listsAt, facts)
    at = listsAt + 1
    for (let lists = code[listsAt] ?? 0; lists > 0; lists -= 1) {
      const end = at + 2 + (code[at + 1] ?? 0)
      holds = holds && isListed(code, at, end, facts)
      at = end
    }
    if (holds && (!hasRest || restHolds(set, rank, facts))) ranks.push(rank)
  }
}

function rangesHold({ program: { code, values } }: RuleSet, start: number, end: number, { numbers }: EncodedFacts): boolean {
  for (let at = start; at < end; at += 2) {
    const fact = numbers[code[at] ?? 0] ?? Number.NaN
    const value = code[at + 1] ?? 0
    if (!(fact >= (values[value] ?? 0) && fact <= (values[value + 1] ?? 0))) return false
  }
  return true
}

function isListed(code: Int32Array, start: number, end: number, { codes, several }: EncodedFacts): boolean {
  const slot = code[start] ?? 0
  const own = codes[slot]
  for (let at = start + 2; at < end; at += 1) {
    const listed = code[at] ?? NO_CODE
    if (listed === own || several?.get(slot)?.includes(listed)) return true
  }
  return false
}

/** The tests of a rule that are more than a list of texts or a range of numbers. */
function restHolds(set: RuleSet, rank: number, facts: EncodedFacts): boolean {
  return set.rest.get(rank)?.every(({ slot, holds }) => holds(rawFact(facts, slot))) ?? true
}
