import type { FacetCount } from "../../../contract"
import type { Dictionary } from "../store/dictionary"
import { JsonBytes, type Part } from "./json-bytes"

const ENTRY_END = "},"
/** Counts whose entries are kept: most counts of a long list are small. */
const KEPT_ENTRIES = 64

/** What lists of choices are made as. */
export type ChoiceFormat<List> = {
  /** Called before the lists of an answer are made: those of the answer before it are no longer needed. */
  begin: () => void
  /** Makes the list of those codes, in their order, that have a count. */
  make: (counts: Int32Array, dictionary: Dictionary, order: Uint32Array) => List
  /** The list as it can be kept beyond its answer. */
  kept: (list: List) => List
}

/** Entries as objects. Those of small counts are made once and then shared: making a thousand for each answer costs more. */
export function entryFormat(): ChoiceFormat<FacetCount[]> {
  const entriesOf = new WeakMap<Dictionary, FacetCount[][]>()
  const found: FacetCount[] = []
  const make: ChoiceFormat<FacetCount[]>["make"] = (counts, dictionary, order) => {
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
  return { begin: () => undefined, make, kept: (list) => Object.freeze(list) as FacetCount[] }
}

function makeEntry(entries: FacetCount[][], dictionary: Dictionary, code: number, count: number): FacetCount {
  const entry = Object.freeze({ value: dictionary.valueOf(code), count })
  const ofCode = entries[code]
  if (ofCode && count < KEPT_ENTRIES) ofCode[count] = entry
  return entry
}

/** The JSON of what `entryFormat` gives, in UTF-8. */
export function jsonFormat(): ChoiceFormat<Uint8Array> {
  const startsOf = new WeakMap<Dictionary, EntryStarts>()
  const json = new JsonBytes()
  const make: ChoiceFormat<Uint8Array>["make"] = (counts, dictionary, order) => {
    const began = json.size
    let starts = startsOf.get(dictionary)
    if (starts?.size !== dictionary.size) startsOf.set(dictionary, (starts = new EntryStarts(dictionary)))
    const { written, ends } = starts
    json.text("[")
    // Every start first ends the entry before it, which the first entry has to go without.
    let skipped = ENTRY_END.length
    for (let at = 0; at < order.length; at++) {
      const code = order[at] ?? 0
      const count = counts[code] ?? 0
      if (count <= 0) continue
      json.stretch(written, (ends[code] ?? 0) + skipped, ends[code + 1] ?? 0).count(count)
      skipped = 0
    }
    return json.text(skipped ? "]" : "}]").since(began)
  }
  return { begin: () => void json.clear(), make, kept: (list) => list.slice() }
}

/** What stands before the count of each entry of a dictionary, one behind the other. */
class EntryStarts {
  readonly size: number
  readonly written: Part
  /** Where the start of a code begins, which is where that of the code before it ends. */
  readonly ends: Uint32Array

  constructor(dictionary: Dictionary) {
    this.size = dictionary.size
    this.ends = new Uint32Array(this.size + 1)
    const json = new JsonBytes()
    for (let code = 0; code < this.size; code++) {
      json.text(`${ENTRY_END}{"value":${JSON.stringify(dictionary.valueOf(code))},"count":`)
      this.ends[code + 1] = json.size
    }
    this.written = json.asPart()
  }
}
