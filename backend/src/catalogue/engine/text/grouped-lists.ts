/** Lists of numbers, one per key from 0, laid end to end: the list of `key` runs from `start[key]` to `start[key + 1]`. */
export type GroupedLists = { start: Uint32Array; values: Uint32Array }

/** Groups pairs of key and value by key; within a key the pairs keep their order. */
export function groupLists(keys: Uint32Array, values: Uint32Array, keyCount: number): GroupedLists {
  const start = new Uint32Array(keyCount + 1)
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1
  for (let key = 0; key < keyCount; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0)
  const next = start.slice()
  const grouped = new Uint32Array(values.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0
    const to = next[key] ?? 0
    grouped[to] = values[at] ?? 0
    next[key] = to + 1
  }
  return { start, values: grouped }
}
