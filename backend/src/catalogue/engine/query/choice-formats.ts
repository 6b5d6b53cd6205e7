import type { FacetCount } from "../../../contract"
import type { Dictionary } from "../store/dictionary"

/** Counts whose text is kept. */
const KEPT_ENDS = 4096
/** Counts whose entries are kept: most counts of a long list are small. */
const KEPT_ENTRIES = 64

/** Makes the list of those codes, in their order, that have a count. */
export type ChoiceFormat<List> = (counts: Int32Array, dictionary: Dictionary, order: Uint32Array) => List

/** Entries as objects. Those of small counts are made once and then shared: making a thousand for each answer costs more. */
export function entryFormat(): ChoiceFormat<FacetCount[]> {
  const entriesOf = new WeakMap<Dictionary, FacetCount[][]>()
  const found: FacetCount[] = []
  return (counts, dictionary, order) => {
    let entries = entriesOf.get(dictionary)
    if (!entries) entriesOf.set(dictionary, (entries = []))
    let length = 0
    for (let at = 0; at < order.length; at++) {
      const code = order[at] ?? 0
      const count = counts[code] ?? 0
      if (count <= 0) continue
      const made = count < KEPT_ENTRIES ? (entries[code] ??= [])[count] : undefined
      found[length++] = made ?? makeEntry(entries, dictionary, code, count)
    }
    // Copied at its length: growing lists of a thousand entries leaves much to collect.
    return found.slice(0, length)
  }
}

function makeEntry(entries: FacetCount[][], dictionary: Dictionary, code: number, count: number): FacetCount {
  const entry = Object.freeze({ value: dictionary.valueOf(code), count })
  const ofCode = entries[code]
  if (ofCode && count < KEPT_ENTRIES) ofCode[count] = entry
  return entry
}

/** The JSON of what `entryFormat` gives. The text of each value is written once and then kept. */
export function jsonFormat(): ChoiceFormat<string> {
  const startsOf = new WeakMap<Dictionary, string[]>()
  const ends: string[] = []
  return (counts, dictionary, order) => {
    const starts = startsOf.get(dictionary) ?? []
    startsOf.set(dictionary, starts)
    let json = "["
    let next = ""
    for (let at = 0; at < order.length; at++) {
      const code = order[at] ?? 0
      const count = counts[code] ?? 0
      if (count <= 0) continue
      const start = (starts[code] ??= `{"value":${JSON.stringify(dictionary.valueOf(code))},"count":`)
      const end = count < KEPT_ENDS ? (ends[count] ??= `${count}}`) : `${count}}`
      json += next + start + end
      next = ","
    }
    return json + "]"
  }
}
