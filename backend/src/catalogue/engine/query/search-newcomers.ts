import { narrowAll } from "./collect"
import { countHits } from "./count-hits"
import { FoundNewcomers } from "./found-newcomers"
import { keepsOf, type SearchContext } from "./search-context"

/** Looks at every newcomer; counts them and answers those that were found. `counted` tells whether any count was touched. */
export function searchNewcomers(context: SearchContext): { found: FoundNewcomers; counted: boolean } {
  const { base, newcomers, workspace, compiled, codeOrder } = context
  const { filters, text, slots } = compiled
  const { hits, fails, picked } = workspace
  let count = 0
  for (const slot of newcomers.slots) {
    if (text && text.newcomerMarks[slot - base.size] !== text.words.length) continue
    if (slots && !slots.includes(slot)) continue
    hits[count++] = slot
  }
  fails.fill(0, 0, count)
  const codes = base.columns.arrays()
  count = narrowAll(filters, { codes, lead: null }, count, keepsOf(context), workspace)
  const foundCount = countHits(context, codes, count)
  // Nothing reorders the hits, so what was found stands in the order of the newcomers.
  const places = new Uint32Array(foundCount)
  let place = 0
  for (let at = 0; at < foundCount; at++) {
    while (newcomers.slots[place] !== picked[at]) place++
    places[at] = place
  }
  return { found: new FoundNewcomers(places, newcomers, base.columns, codeOrder), counted: count > 0 }
}
