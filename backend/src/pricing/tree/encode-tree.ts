import type { CompiledRule } from "../compile-rule"
import { NO_CODE, type FactCodes } from "./encoded-facts"
import type { RangeScope } from "./rule-scope"
import { isDivided, type KeyNode, type LeafNode, type RangeNode, type RuleTree } from "./rule-tree"

/**
 * A tree in one stretch of whole numbers, because a price meets many nodes and memory is slower than arithmetic. A node is
 * found by its offset; 0 is none. By its first number it is
 * - LEAF, count, and per rule: place, tests left over (0 or 1), ranges, (slot, value) each, lists, (slot, length, codes) each
 * - KEY, slot, others, mask, and mask + 1 places of (code or NO_CODE, child): a hash table
 * - RANGE, slot, value, below, above, across, others
 * A value is an offset into `values`: a range's least and most stand there one after the other, a centre alone.
 */
export const LEAF = 1
export const KEY = 2
export const RANGE = 3

export type TreeProgram = { code: Int32Array; values: Float64Array; root: number }
/** What texts and rules are replaced by: their codes, and the rules' places in the order of evaluation. */
export type TreeNumbers = { codes: FactCodes; ranks: ReadonlyMap<CompiledRule, number> }
type Writer = TreeNumbers & { code: number[]; values: number[] }

/** Writes a tree down. */
export function encodeTree(tree: RuleTree, numbers: TreeNumbers): TreeProgram {
  const writer: Writer = { ...numbers, code: [0], values: [] }
  const root = encode(tree, writer)
  return { code: new Int32Array(writer.code), values: new Float64Array(writer.values), root }
}

function encode(tree: RuleTree | null, writer: Writer): number {
  if (!tree) return 0
  switch (tree.type) {
    case "leaf":
      return encodeLeaf(tree, writer)
    case "key":
      return encodeKey(tree, writer)
    case "range":
      return encodeRange(tree, writer)
  }
}

function encodeLeaf({ rules, answered }: LeafNode, writer: Writer): number {
  const at = writer.code.length
  writer.code.push(LEAF, rules.length)
  for (const rule of rules) pushRule(rule, answered, writer)
  return at
}

function pushRule(rule: CompiledRule, answered: ReadonlySet<number>, { code, values, codes, ranks }: Writer): void {
  const { ranged, keyed, rest } = rule.scope
  code.push(ranks.get(rule) ?? 0, rest.length === 0 ? 0 : 1, ranged.length)
  for (const range of ranged) code.push(range.slot, pushRange(range, values))
  const lists = keyed.filter((key) => !(answered.has(key.slot) && isDivided(key)))
  code.push(lists.length)
  for (const { slot, values: texts } of lists) {
    code.push(slot, texts.length)
    for (const text of texts) code.push(codes[slot]?.get(text) ?? NO_CODE)
  }
}

function pushRange({ least, most }: RangeScope, values: number[]): number {
  values.push(least, most)
  return values.length - 2
}

function encodeKey({ slot, children, others }: KeyNode, writer: Writer): number {
  const { code, codes } = writer
  const at = code.length
  const mask = 2 ** Math.ceil(Math.log2(children.size * 1.5 + 1)) - 1
  code.push(KEY, slot, 0, mask)
  for (let place = 0; place <= mask; place += 1) code.push(NO_CODE, 0)
  code[at + 2] = encode(others, writer)
  for (const [text, child] of children) {
    const key = codes[slot]?.get(text) ?? 0
    let place = key & mask
    while (code[at + 4 + 2 * place] !== NO_CODE) place = (place + 1) & mask
    code[at + 4 + 2 * place] = key
    code[at + 5 + 2 * place] = encode(child, writer)
  }
  return at
}

function encodeRange({ slot, centre, below, above, across, others }: RangeNode, writer: Writer): number {
  const { code, values } = writer
  const at = code.length
  code.push(RANGE, slot, values.push(centre) - 1, 0, 0, 0, 0)
  ;[below, above, across, others].forEach((tree, index) => {
    code[at + 3 + index] = encode(tree, writer)
  })
  return at
}
