import type { CompiledRule } from "./compile-rule"
import { hasMany, type KeyScope } from "./tree/rule-scope"

type Entry = { rule: CompiledRule; place: number }
type Slot = { all: Entry[]; byValue: Map<string, Entry[]> }

/**
 * Rules that come before another one, found by the texts their facts may have: of ten thousand rules for a product each,
 * one looks at the few that name its own. Each stands under one fact it is choosy about, or under none.
 */
export class EarlierRules {
  private readonly open: Entry[] = []
  private readonly slots = new Map<number, Slot>()
  private count = 0

  add(rule: CompiledRule): void {
    const entry = { rule, place: this.count++ }
    const key = keysOf(rule)[0]
    if (!key) {
      this.open.push(entry)
      return
    }
    const slot = this.slots.get(key.slot) ?? { all: [], byValue: new Map<string, Entry[]>() }
    this.slots.set(key.slot, slot)
    slot.all.push(entry)
    for (const value of key.values) {
      const known = slot.byValue.get(value)
      if (known) known.push(entry)
      else slot.byValue.set(value, [entry])
    }
  }

  /** The first of those that may hold wherever the other one does. `only` is a text that a fact of the other may have. */
  firstAround(other: CompiledRule, only: (slot: number) => string | undefined, matches: (rule: CompiledRule) => boolean) {
    const lists = keysOf(other).map(({ slot }) => this.slots.get(slot)?.byValue.get(only(slot) ?? "") ?? [])
    return first([this.open, ...lists], matches)
  }

  /** The first of those that may meet a line the other one meets. */
  firstBeside(other: CompiledRule, matches: (rule: CompiledRule) => boolean) {
    const keys = new Map(keysOf(other).map(({ slot, values }) => [slot, values]))
    const lists = [...this.slots].flatMap(([slot, { all, byValue }]) => {
      const values = keys.get(slot)
      return values ? values.map((value) => byValue.get(value) ?? []) : [all]
    })
    return first([this.open, ...lists], matches)
  }
}

/** Texts of facts that have one value only: two rules without a common one never meet. */
function keysOf({ scope }: CompiledRule): KeyScope[] {
  return scope.keyed.filter(({ slot }) => !hasMany(slot))
}

function first(lists: readonly Entry[][], matches: (rule: CompiledRule) => boolean): CompiledRule | undefined {
  let found: Entry | undefined
  for (const list of lists) {
    for (const entry of list) {
      if (found && entry.place >= found.place) break
      if (matches(entry.rule)) found = entry
    }
  }
  return found?.rule
}
