import type { CompiledRule } from "../compile-rule"
import { pushTo } from "./push-to"

/** How a node of the tree divides its rules; `cost` is how many of them a typical price still meets. */
export type Split =
  | { type: "key"; slot: number; cost: number; copies: number }
  | { type: "range"; slot: number; cost: number; centre: number; copies: number }

/** A rule with more keys than this is kept with those that do not look at the fact. */
export const MAX_KEYS = 2000
/** A split has to leave at most this share of the rules. */
const WORTH_IT = 0.75
/** The choice among many rules is made by about so many of them. */
const SAMPLE = 1500

/** The split that leaves the fewest rules to meet, null when none is worth its step. `used` are key facts already divided by. */
export function chooseSplit(rules: readonly CompiledRule[], used: ReadonlySet<number>, copiesLeft: number): Split | null {
  const every = Math.ceil(rules.length / SAMPLE)
  const some = every === 1 ? rules : rules.filter((_, index) => index % every === 0)
  let best: Split | null = null
  for (const split of [...keySplits(some, used), ...rangeSplits(some)]) {
    if (split.copies * every <= copiesLeft && split.cost < (best?.cost ?? some.length * WORTH_IT)) best = split
  }
  return best && { ...best, copies: best.copies * every, cost: best.cost * every }
}

function keySplits(rules: readonly CompiledRule[], used: ReadonlySet<number>): Split[] {
  const bySlot = new Map<number, { count: number; sizes: Map<string, number> }>()
  for (const { scope } of rules) {
    for (const { slot, values } of scope.keyed) {
      if (used.has(slot) || values.length > MAX_KEYS) continue
      const entry = bySlot.get(slot) ?? { count: 0, sizes: new Map<string, number>() }
      bySlot.set(slot, entry)
      entry.count += 1
      for (const value of values) entry.sizes.set(value, (entry.sizes.get(value) ?? 0) + 1)
    }
  }
  return [...bySlot].map(([slot, { count, sizes }]) => keySplit(slot, rules.length, count, [...sizes.values()]))
}

/** Prices are expected where the rules are: a value counts by how many rules name it. */
function keySplit(slot: number, all: number, count: number, sizes: readonly number[]): Split {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const squares = sizes.reduce((sum, size) => sum + size * size, 0)
  const met = total === 0 ? 0 : squares / total
  return { type: "key", slot, cost: all - count + met, copies: Math.max(0, total - count) }
}

function rangeSplits(rules: readonly CompiledRule[]): Split[] {
  const bySlot = new Map<number, { least: number; most: number }[]>()
  for (const { scope } of rules) {
    for (const range of scope.ranged) pushTo(bySlot, range.slot, range)
  }
  return [...bySlot].flatMap(([slot, ranges]) => {
    const ends = ranges
      .flatMap(({ least, most }) => [least, most])
      .filter((end) => Number.isFinite(end))
      .sort((a, b) => a - b)
    const centre = ends[ends.length >>> 1]
    return centre === undefined ? [] : [rangeSplit(slot, rules.length, ranges, centre)]
  })
}

function rangeSplit(slot: number, all: number, ranges: readonly { least: number; most: number }[], centre: number): Split {
  const below = ranges.filter(({ most }) => most < centre).length
  const above = ranges.filter(({ least }) => least > centre).length
  const across = ranges.length - below - above
  const side = below + above === 0 ? 0 : (below * below + above * above) / (below + above)
  return { type: "range", slot, cost: all - ranges.length + across + side, centre, copies: 0 }
}
