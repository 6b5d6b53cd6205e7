import type { FacetCount } from "../../../contract"
import type { Dictionary } from "../store/dictionary"

/** Counts whose text is kept. */
const KEPT_ENDS = 4096

/** Makes the list of some codes and their counts. */
export type ChoiceFormat<List> = (counts: Int32Array, dictionary: Dictionary, codes: Uint32Array) => List

export const asEntries: ChoiceFormat<FacetCount[]> = (counts, { values }, codes) => {
  // Made at its length: growing lists of a thousand entries leaves much to collect.
  const list = new Array<FacetCount>(codes.length)
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    list[at] = { value: values[code] ?? "", count: counts[code] ?? 0 }
  }
  return list
}

/** The JSON of what `asEntries` gives. The text of each value is written once and then kept. */
export function jsonFormat(): ChoiceFormat<string> {
  const startsOf = new WeakMap<Dictionary, string[]>()
  const ends: string[] = []
  return (counts, dictionary, codes) => {
    const starts = startsOf.get(dictionary) ?? []
    startsOf.set(dictionary, starts)
    let json = "["
    let next = ""
    for (const code of codes) {
      const count = counts[code] ?? 0
      const start = (starts[code] ??= `{"value":${JSON.stringify(dictionary.valueOf(code))},"count":`)
      const end = count < KEPT_ENDS ? (ends[count] ??= `${count}}`) : `${count}}`
      json += next + start + end
      next = ","
    }
    return json + "]"
  }
}
