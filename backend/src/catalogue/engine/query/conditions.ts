import type { CodeField } from "../store/item-columns"

/** What a search asks of one field: the fail bits of each code, and the codes that have none. */
export type FieldCondition = { fails: Uint8Array; chosen: readonly number[] }

/** What a search asks of the fields; a field without a condition asks nothing. */
export type Conditions = Partial<Record<CodeField, FieldCondition>>

/** Codes in `chosen` pass, all others fail by `bit`. */
export function chooseCodes(chosen: Iterable<number>, size: number, bit: number): FieldCondition {
  const fails = new Uint8Array(size).fill(bit)
  const passing: number[] = []
  for (const code of chosen) {
    if (fails[code] !== bit) continue
    fails[code] = 0
    passing.push(code)
  }
  return { fails, chosen: passing }
}

/** Both conditions at once. */
export function bothConditions(a: FieldCondition | undefined, b: FieldCondition): FieldCondition {
  if (!a) return b
  const fails = new Uint8Array(Math.max(a.fails.length, b.fails.length))
  for (let code = 0; code < fails.length; code++) fails[code] = (a.fails[code] ?? 0) | (b.fails[code] ?? 0)
  const [fewer] = a.chosen.length <= b.chosen.length ? [a] : [b]
  return { fails, chosen: fewer.chosen.filter((code) => fails[code] === 0) }
}
